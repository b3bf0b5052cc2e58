import { formatTiyin } from "../html/format-amount.ts";
import { html } from "../html/html.ts";
import { page } from "../html/page.ts";
import { safeLink } from "../html/safe-link.ts";
import { clickActions } from "./pay.ts";
import type { PayLink } from "./pay-link.ts";
import { toTiyin } from "./payments.ts";
import { clickStyle } from "./style.ts";
import { clickMessages } from "./messages.ts";

/** The page of a payment link: the amount, and the possible outcomes. */
export function payPage(link: PayLink): string {
  const words = clickMessages[link.language];
  const back = safeLink(link.returnUrl);
  const button = (action: (typeof clickActions)[number]) =>
    html`<button name="action" value="${action}" class="${action === "pay" ? "main" : ""}">
      ${words.actions[action]}
    </button>`;
  const body = html`<header>CLICK <small>demo</small></header>
    <main>
      <form class="card" method="post" action="/click/pay?${link.query}">
        <h1>${words.title}</h1>
        <p class="sum">${formatTiyin(toTiyin(link.amount), link.language)}</p>
        <dl>
          <div>
            <dt>${words.order}</dt>
            <dd>${link.account}</dd>
          </div>
        </dl>
        ${button("pay")}
        <details>
          <summary>${words.more}</summary>
          ${clickActions.filter((one) => one !== "pay").map(button)}
        </details>
        ${back ? html`<a class="button" href="${back}">${words.back}</a>` : null}
      </form>
      <p class="demo">${words.demo}</p>
    </main>`;
  return page({ language: link.language, title: `${words.title} — CLICK`, style: clickStyle, body });
}
