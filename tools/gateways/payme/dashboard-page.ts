import type { Line } from "../checklist.ts";
import { checkLines } from "../html/checks.ts";
import { exchangeList } from "../html/exchanges.ts";
import { formatTiyin } from "../html/format-amount.ts";
import { html } from "../html/html.ts";
import { page } from "../html/page.ts";
import type { Exchange } from "../http/exchange.ts";
import type { PaymeTransaction } from "./run.ts";
import { paymeStyle } from "./style.ts";

const ROW_ACTIONS = [
  ["refund", "Refund"],
  ["perform", "Perform"],
  ["check", "Check"],
  ["fiscal-perform", "Fiscal: sale"],
  ["fiscal-cancel", "Fiscal: return"],
] as const;

function row({ id, state, amount, account, reason }: PaymeTransaction) {
  const buttons = ROW_ACTIONS.map(
    ([action, label]) => html`<button name="action" value="${action}">${label}</button>`,
  );
  return html`<tr>
    <td>${Object.values(account).join(", ")}</td>
    <td>${formatTiyin(amount, "en")}</td>
    <td>${state}${reason === null ? "" : ` (reason ${reason})`}</td>
    <td class="row">
      <code>${id}</code>
      <form method="post" action="/payme/cabinet">
        <input type="hidden" name="id" value="${id}" />${buttons}
      </form>
    </td>
  </tr>`;
}

/** The merchant dashboard: payments of this run, refunds, fiscal data, the statement and the sandbox. */
export function paymeDashboardPage(
  transactions: PaymeTransaction[],
  lines: Line[],
  exchanges: Exchange[] = [],
): string {
  const body = html`<header>Payme Business <small>demo cabinet</small></header>
    <main class="wide">
      <div class="sheet scroll">
        <h1>Payments of this run</h1>
        <table>
          <tr>
            <th>Order</th>
            <th>Amount</th>
            <th>State</th>
            <th></th>
          </tr>
          ${transactions.map(row)}
        </table>
        <form method="post" action="/payme/cabinet">
          <button name="action" value="statement">Statement of this run (GetStatement)</button>
        </form>
        ${exchangeList("Talk with the shop", exchanges)}
      </div>
      <form class="sheet" method="post" action="/payme/sandbox">
        <h2>Sandbox</h2>
        <label>Order number <input name="account" inputmode="numeric" required /></label>
        <label>Amount, sum <input name="sum" inputmode="numeric" required /></label>
        <button name="scenario" value="cancel">Scenario 1: create, cancel unpaid</button>
        <button name="scenario" value="pay">Scenario 2: create, perform, give back</button>
        ${checkLines(lines)}
      </form>
    </main>`;
  return page({ language: "en", title: "Payme cabinet", style: paymeStyle, body });
}
