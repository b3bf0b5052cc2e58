import type { Line } from "../checklist.ts";
import { checkLines } from "../html/checks.ts";
import { exchangeList } from "../html/exchanges.ts";
import { html } from "../html/html.ts";
import { page } from "../html/page.ts";
import type { Exchange } from "../http/exchange.ts";
import { fifteenSteps } from "./fifteen-steps.ts";
import type { ClickPayment } from "./payments.ts";
import { clickStyle } from "./style.ts";

export interface ClickDashboard {
  payments: ClickPayment[];
  lines: Line[];
  exchanges?: Exchange[];
  /** the typed text: one order per line, "number sum" */
  orders?: string;
}

function row({ paydocId, account, amount, status, taken, isConfirmed, reversed }: ClickPayment) {
  const state = [
    `status ${status}`,
    taken && "money taken",
    taken && !isConfirmed && "shop not told",
    reversed && "reversed",
  ];
  return html`<tr>
    <td>${account}</td>
    <td>${amount}</td>
    <td>${state.filter(Boolean).join(", ")}</td>
    <td class="row">
      <code>${paydocId}</code>
      <form method="post" action="/click/cabinet">
        <input type="hidden" name="payment" value="${paydocId}" /> <button>Send Complete now</button>
      </form>
    </td>
  </tr>`;
}

export function clickDashboardPage({ payments, lines, exchanges = [], orders = "" }: ClickDashboard): string {
  const steps = fifteenSteps.map(
    ({ title, error }, index) =>
      html`<button name="step" value="${index + 1}">${index + 1}. ${title} → ${String(error)}</button>`,
  );
  const typed = orders.split(/[\n;]/);
  const fields = [0, 1, 2].map(
    (index) =>
      html`<label
        >Order ${index + 1}: number and sum (steps ${["1–8", "9–11", "12–15"][index] ?? ""})
        <input name="order${index + 1}" value="${typed[index] ?? ""}" placeholder="1234567890 45000"
      /></label>`,
  );
  const body = html`<header>CLICK <small>demo cabinet</small></header>
    <main class="wide">
      <div class="card scroll">
        <h1>Payments of this run</h1>
        <table>
          <tr>
            <th>Order</th>
            <th>Sum</th>
            <th>State</th>
            <th></th>
          </tr>
          ${payments.map(row)}
        </table>
        ${exchangeList("Talk with the shop", exchanges)}
      </div>
      <form class="card" method="post" action="/click/steps">
        <h1>The fifteen steps</h1>
        <p>After step 6 an order is paid, so steps 9 and 12 need unpaid orders of their own.</p>
        ${fields}
        <button class="main" name="step" value="all">Run all</button>
        <p></p>
        <div class="steps">${steps}</div>
        ${checkLines(lines)}
      </form>
    </main>`;
  return page({ language: "en", title: "Click cabinet", style: clickStyle, body });
}
