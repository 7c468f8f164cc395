// For people who write bots: a token, and the protocol.
import { SITE } from "./address.js";
import { get, post } from "./api.js";
import { Frame, useAnswer } from "./frame.js";
import { NeedsServer } from "./friends.js";
import { html, useState } from "./html.js";
import { t } from "./words.js";

export function BotsPage() {
  const { answer } = useAnswer(() => get("/pages/bots"));
  const [name, setName] = useState("");
  const [token, setToken] = useState("");
  const [problem, setProblem] = useState("");
  const make = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      setToken((await post("/tokens", { name: name.trim() })).token);
      setProblem("");
    } catch (error) {
      setProblem(error.message);
    }
  };
  return html`<${Frame} title=${t("bots-title")} lead=${t("bots-lead")} narrow>
    <${NeedsServer} what="bots" />
    ${!SITE && html`<section class="panel stack" aria-labelledby="token-title"><h2 id="token-title">${t("bots-token")}</h2><p>
      ${t("bots-token-about")}</p>
      <form class="row token-form" onSubmit=${make}><label class="field">${t("bots-token-name")}
        <input type="text" maxlength="40" required value=${name} onInput=${(event) => setName(event.target.value)} />
          </label>
        <button class="button main">${t("bots-token-get")}</button></form>
      ${problem && html`<p class="notice" role="alert">${problem}</p>`}
      ${token && html`<p role="status">${t("bots-token-once")}</p><pre class="code" tabIndex=${0}>${token}</pre>`}
        </section>
    <p><a href="/docs">${t("bots-docs")}</a></p>`}
    ${answer && html`<div class="rules-text" dangerouslySetInnerHTML=${{ __html: answer.html }}></div>`}
  </${Frame}>`;
}
