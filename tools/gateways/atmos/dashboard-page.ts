import { formatTiyin } from "../html/format-amount.ts";
import { html } from "../html/html.ts";
import { page } from "../html/page.ts";
import { atmosStyle } from "./style.ts";
import { TEST_CODE, testCards } from "./test-cards.ts";
import type { AtmosTransaction } from "./transactions.ts";

/** The payments of this run, and the test cards. */
export function atmosDashboardPage(transactions: AtmosTransaction[]): string {
  const rows = transactions.map(
    ({ id, account, amount, state, charges }) =>
      html`<tr>
        <td>${account}</td>
        <td>${formatTiyin(amount, "en")}</td>
        <td>${state}</td>
        <td>${charges}</td>
        <td>${id}</td>
      </tr>`,
  );
  const cards = testCards.map(
    ({ number, description }) =>
      html`<tr>
        <td>${number.replace(/(\d{4})(?=\d)/g, "$1 ")}</td>
        <td>${description}</td>
      </tr>`,
  );
  const body = html`<header>ATMOS <small>demo cabinet</small></header>
    <main class="wide">
      <div class="box scroll">
        <h1>Payments of this run</h1>
        <table>
          <tr>
            <th>Order</th>
            <th>Amount</th>
            <th>State</th>
            <th>Money taken</th>
            <th>Number</th>
          </tr>
          ${rows}
        </table>
      </div>
      <div class="box scroll">
        <h1>Test cards</h1>
        <p>Any expiry in the future, such as 12/30; the code of every SMS is ${TEST_CODE}.</p>
        <table>
          ${cards}
        </table>
      </div>
    </main>`;
  return page({ language: "en", title: "ATMOS cabinet", style: atmosStyle, body });
}
