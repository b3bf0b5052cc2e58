import { exchangeList } from "../html/exchanges.ts";
import { formatTiyin } from "../html/format-amount.ts";
import { html } from "../html/html.ts";
import type { Fragment } from "../html/html.ts";
import { page } from "../html/page.ts";
import { safeLink } from "../html/safe-link.ts";
import { confirmActions } from "./confirm.ts";
import type { Confirmation, ConfirmAction } from "./confirm.ts";
import { atmosStyle } from "./style.ts";
import type { AtmosTransaction } from "./transactions.ts";
import { atmosMessages } from "./messages.ts";

export interface Invoice {
  transaction: AtmosTransaction;
  /** where the payer returns to */
  redirectLink: string | undefined;
  /** why the last input was refused */
  complaint?: string;
  confirmation?: Confirmation;
}

function cardForm({ transaction }: Invoice): Fragment {
  const words = atmosMessages[transaction.language];
  return html`<label
      >${words.number}<input
        name="card_number"
        inputmode="numeric"
        autocomplete="off"
        maxlength="23"
        autofocus
    /></label>
    <label
      >${words.expiry}<input
        name="expiry"
        inputmode="numeric"
        autocomplete="off"
        maxlength="5"
        placeholder="12/30"
    /></label>
    <button class="main" name="action" value="card">${words.further}</button>`;
}

function codeForm({ transaction }: Invoice): Fragment {
  const words = atmosMessages[transaction.language];
  const button = (action: ConfirmAction) =>
    html`<button name="action" value="${action}" class="${action === "pay" ? "main" : ""}">
      ${words.actions[action]}
    </button>`;
  return html`<p>${words.sent}</p>
    <label
      >${words.code}<input
        name="otp"
        inputmode="numeric"
        autocomplete="one-time-code"
        maxlength="6"
        autofocus
    /></label>
    ${button("pay")}
    <details>
      <summary>${words.more}</summary>
      ${confirmActions.filter((one) => one !== "pay").map(button)}
    </details>`;
}

function headline({ transaction, confirmation }: Invoice): string | null {
  const words = atmosMessages[transaction.language];
  if (confirmation) return words.ends[confirmation.end];
  if (transaction.state === "confirmed" || transaction.state === "reversed") return words.paid;
  return transaction.state === "closed" ? words.closed : null;
}

/** ATMOS's own page for one payment: card, code, result. */
export function invoicePage(invoice: Invoice): string {
  const { transaction, redirectLink, complaint, confirmation } = invoice;
  const words = atmosMessages[transaction.language];
  const end = headline(invoice);
  const back = safeLink(redirectLink);
  const why = complaint ?? (confirmation?.end === "paid" ? undefined : confirmation?.message);
  const form = transaction.state === "code_sent" ? codeForm(invoice) : cardForm(invoice);
  const body = html`<header>ATMOS <small>demo</small></header>
    <main>
      <form class="box" method="post" action="/atmos/invoice/pay">
        <input type="hidden" name="transactionId" value="${transaction.id}" />
        <input type="hidden" name="redirectLink" value="${redirectLink ?? ""}" />
        <h1>${end ?? words.title}</h1>
        <p class="sum">${formatTiyin(transaction.amount, transaction.language)}</p>
        <p>${words.order} ${transaction.account}</p>
        ${why ? html`<p class="bad" role="alert">${why}</p>` : null} ${end === null ? form : null}
        ${end === null ? html`<button name="action" value="refuse">${words.refuse}</button>` : null}
        ${back ? html`<a class="button ${end === null ? "" : "main"}" href="${back}">${words.back}</a>` : null}
        ${exchangeList(words.talk, confirmation?.exchanges ?? [])}
      </form>
      <p class="demo">${words.demo}</p>
    </main>`;
  return page({
    language: transaction.language,
    title: `${end ?? words.title} — ATMOS`,
    style: atmosStyle,
    body,
  });
}
