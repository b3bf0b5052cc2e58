import { html } from "../html/html.ts";
import type { Language } from "../html/language.ts";
import { page } from "../html/page.ts";
import { clickStyle } from "./style.ts";

export function clickErrorPage(language: Language, sentence: string): string {
  const body = html`<header>CLICK <small>demo</small></header>
    <main>
      <div class="card"><p class="bad" role="alert">${sentence}</p></div>
    </main>`;
  return page({ language, title: "CLICK", style: clickStyle, body });
}
