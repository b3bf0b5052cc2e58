import { exchangeList } from "../html/exchanges.ts";
import { formatTiyin } from "../html/format-amount.ts";
import { html } from "../html/html.ts";
import { page } from "../html/page.ts";
import { safeLink } from "../html/safe-link.ts";
import type { ClickOutcome } from "./pay.ts";
import type { PayLink } from "./pay-link.ts";
import { toTiyin } from "./payments.ts";
import type { ClickReply } from "./read-reply.ts";
import { clickStyle } from "./style.ts";
import { clickMessages } from "./messages.ts";

function refusalText(refusal: ClickReply): string {
  return refusal.kind === "broken" ? refusal.why : `${refusal.note} (${refusal.error})`;
}

export function clickOutcomePage(link: PayLink, { end, payment, refusal, exchanges }: ClickOutcome): string {
  const words = clickMessages[link.language];
  const back = safeLink(link.returnUrl);
  const body = html`<header>CLICK <small>demo</small></header>
    <main>
      <form class="card" method="post" action="/click/pay?${link.query}">
        <input type="hidden" name="payment" value="${payment.paydocId}" />
        <h1 class="${end === "failed" ? "bad" : ""}">${words.ends[end]}</h1>
        <p class="sum">${formatTiyin(toTiyin(payment.amount), link.language)}</p>
        ${refusal ? html`<p class="bad" role="alert">${refusalText(refusal)}</p>` : null}
        <dl>
          <div>
            <dt>${words.order}</dt>
            <dd>${payment.account}</dd>
          </div>
          <div>
            <dt>${words.document}</dt>
            <dd>${payment.paydocId}</dd>
          </div>
        </dl>
        ${back ? html`<a class="button main" href="${back}">${words.back}</a>` : null}
        ${end === "taken" ? html`<button name="action" value="again">${words.repeat}</button>` : null}
        ${end === "paid" || end === "taken" ? null : html`<a class="button" href="/click/pay?${link.query}">${words.again}</a>`}
        ${exchangeList(words.talk, exchanges)}
      </form>
      <p class="demo">${words.demo}</p>
    </main>`;
  return page({ language: link.language, title: `${words.ends[end]} — CLICK`, style: clickStyle, body });
}
