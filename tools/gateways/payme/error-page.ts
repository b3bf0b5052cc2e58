import { html } from "../html/html.ts";
import type { Language } from "../html/language.ts";
import { page } from "../html/page.ts";
import { paymeStyle } from "./style.ts";

export function paymeErrorPage(language: Language, sentence: string, code: number): string {
  const body = html`<header>Payme <small>demo</small></header>
    <main>
      <div class="sheet"><p class="bad" role="alert">${sentence} (${code})</p></div>
    </main>`;
  return page({ language, title: "Payme", style: paymeStyle, body });
}
