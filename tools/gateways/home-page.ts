import { html } from "./html/html.ts";
import { page } from "./html/page.ts";

const STYLE =
  "body { font: 16px/1.5 system-ui, sans-serif; max-width: 640px; margin: 0 auto; padding: 16px; }";

/** Links to the simulators. */
export function homePage(shop: string): string {
  const body = html`<h1>Gateways of the demo shop</h1>
    <p>Stand-ins for Payme, Click and ATMOS for the shop at ${shop}. No real money moves.</p>
    <ul>
      <li><a href="/payme">Payme cabinet and sandbox</a></li>
      <li><a href="/click">Click cabinet and the fifteen steps</a></li>
      <li><a href="/atmos">ATMOS payments and test cards</a></li>
    </ul>`;
  return page({ language: "en", title: "Gateways", style: STYLE, body });
}
