// What a table shows beside its cards when somebody asks for it: fetched once the cards can be seen.
export { CardsAsked } from "./asked.js";
export { AfterHand, Dialogs } from "./dialogs.js";
export { Hints, Waiting } from "./hints.js";
export { TalkDialog } from "./talk_dialog.js";
