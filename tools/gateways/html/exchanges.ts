import { describeReply } from "../http/exchange.ts";
import type { Exchange } from "../http/exchange.ts";
import { html } from "./html.ts";
import type { Html } from "./html.ts";

/** What was said between the gateway and the shop, folded away. */
export function exchangeList(title: string, exchanges: Exchange[]): Html | null {
  if (exchanges.length === 0) return null;
  const rows = exchanges.map(
    ({ name, request, reply }) =>
      html`<li><b>${name}</b><code>${request}</code><code>${describeReply(reply)}</code></li>`,
  );
  return html`<details class="exchanges">
    <summary>${title} (${exchanges.length})</summary>
    <ol>
      ${rows}
    </ol>
  </details>`;
}
