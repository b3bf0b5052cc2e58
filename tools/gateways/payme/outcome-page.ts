import { exchangeList } from "../html/exchanges.ts";
import { formatTiyin } from "../html/format-amount.ts";
import { html } from "../html/html.ts";
import { page } from "../html/page.ts";
import { safeLink } from "../html/safe-link.ts";
import type { Language } from "../html/language.ts";
import { fillReturnUrl } from "./checkout-link.ts";
import type { CheckoutLink } from "./checkout-link.ts";
import type { PaymeOutcome } from "./pay.ts";
import type { PaymeReply } from "./read-reply.ts";
import { isObject } from "./read-reply.ts";
import { paymeStyle } from "./style.ts";
import { paymeMessages } from "./messages.ts";

/** The shop's refusal in the payer's language. */
function refusalText(refusal: PaymeReply, language: Language): string {
  if (refusal.kind === "result") return "";
  if (refusal.kind === "broken") return `${paymeMessages[language].broken} (${refusal.code}: ${refusal.why})`;
  const text = isObject(refusal.message) ? refusal.message[language] : refusal.message;
  return `${typeof text === "string" ? text : ""} (${refusal.code})`;
}

/** The result of the payment, with a link back to the shop. */
export function outcomePage(base64: string, link: CheckoutLink, outcome: PaymeOutcome): string {
  const { language, returnUrl, returnAfter } = link;
  const words = paymeMessages[language];
  const back = safeLink(returnUrl && fillReturnUrl(returnUrl, outcome.transaction.id, link.account));
  const body = html`<header>Payme <small>demo</small></header>
    <main>
      <div class="sheet">
        <h1 class="${outcome.end === "failed" ? "bad" : ""}">${words.ends[outcome.end]}</h1>
        <p class="sum">${formatTiyin(link.amount, language)}</p>
        ${outcome.refusal ? html`<p class="bad" role="alert">${refusalText(outcome.refusal, language)}</p>` : null}
        ${outcome.remarks.map((remark) => html`<p>${remark}</p>`)}
        ${back ? html`<a class="button main" href="${back}">${words.back}</a>` : null}
        ${outcome.end === "paid" ? null : html`<a class="button" href="/payme/${base64}">${words.again}</a>`}
      </div>
      ${exchangeList(words.talk, outcome.exchanges)}
      <p class="demo">${words.demo}</p>
    </main>`;
  const onward =
    back && returnAfter !== undefined && outcome.end === "paid"
      ? { url: back, seconds: Math.ceil(returnAfter / 1000) }
      : undefined;
  return page({ language, title: `${words.ends[outcome.end]} — Payme`, style: paymeStyle, body, onward });
}
