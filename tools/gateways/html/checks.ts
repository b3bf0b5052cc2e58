import type { Line } from "../checklist.ts";
import { html } from "./html.ts";
import type { Html } from "./html.ts";

const SIGNS: Record<Line["outcome"], string> = { ok: "✓", failed: "✗", "not run": "–" };

export function checkLines(lines: Line[]): Html | null {
  if (lines.length === 0) return null;
  const rows = lines.map(
    ({ point, title, outcome, detail }) =>
      html`<li class="${outcome.replace(" ", "-")}">
        ${SIGNS[outcome]} <b>${point}</b> ${title} <small>${detail}</small>
      </li>`,
  );
  return html`<ul class="checks">
    ${rows}
  </ul>`;
}
