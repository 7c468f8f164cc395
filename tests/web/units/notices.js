// The line at the foot of the screen.
import { html, render } from "/static/js/html.js";
import { Notices } from "/static/js/notices.js";
import { tellState } from "/static/js/state.js";
import { loadWords } from "/static/js/words.js";
import { same, test } from "./testing.js";

await loadWords("en");

test("what is told right after the line was drawn is not missed", async () => {
  const foot = document.body.appendChild(document.createElement("div"));
  tellState({ loading: 0 });
  render(html`<${Notices} />`, foot);
  tellState({ loading: null });
  await new Promise((drawn) => setTimeout(drawn, 200));
  same(foot.textContent, "");
});
