import { describeReply } from "../http/exchange.ts";
import type { Exchange } from "../http/exchange.ts";
import { html } from "./html.ts";
import type { Html } from "./html.ts";

/** The calls between the gateway and the shop, collapsed. */
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
