import { formatTiyin } from "../html/format-amount.ts";
import { html } from "../html/html.ts";
import { page } from "../html/page.ts";
import { safeLink } from "../html/safe-link.ts";
import { fillReturnUrl } from "./checkout-link.ts";
import type { CheckoutLink } from "./checkout-link.ts";
import { paymeActions } from "./pay.ts";
import { paymeStyle } from "./style.ts";
import { paymeMessages } from "./messages.ts";

/** The page of a checkout link: the amount, and the possible outcomes. */
export function checkoutPage(base64: string, link: CheckoutLink): string {
  const words = paymeMessages[link.language];
  const back = safeLink(link.returnUrl && fillReturnUrl(link.returnUrl, "", link.account));
  const button = (action: (typeof paymeActions)[number]) =>
    html`<button name="action" value="${action}" class="${action === "pay" ? "main" : ""}">
      ${words.actions[action]}
    </button>`;
  const body = html`<header>Payme <small>demo</small></header>
    <main>
      <form class="sheet" method="post" action="/payme/pay">
        <input type="hidden" name="link" value="${base64}" />
        <h1 class="sum">${formatTiyin(link.amount, link.language)}</h1>
        <dl>
          ${Object.values(link.account).map(
            (value) =>
              html`<dt>${words.order}</dt>
                <dd>${value}</dd>`,
          )}
        </dl>
        ${button("pay")}
        <details>
          <summary>${words.more}</summary>
          ${paymeActions.filter((one) => one !== "pay").map(button)}
        </details>
        ${back ? html`<a class="button" href="${back}">${words.back}</a>` : null}
      </form>
      <p class="demo">${words.demo}</p>
    </main>`;
  return page({ language: link.language, title: `${words.title} — Payme`, style: paymeStyle, body });
}
