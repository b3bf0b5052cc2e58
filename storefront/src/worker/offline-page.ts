import { splitLanguage, type Language } from "../lib/language.ts";
import type { CachedPage } from "./bounded-cache.ts";

/** Contained in the worker, since nothing else may be loadable. */
const words: Record<Language, { title: string; text: string; seen: string; again: string }> = {
  ru: {
    title: "Нет соединения",
    text: "Эта страница ещё не открывалась на вашем устройстве. Она загрузится, когда появится интернет.",
    seen: "Можно посмотреть без интернета",
    again: "Попробовать снова",
  },
  uz: {
    title: "Aloqa yoʻq",
    text: "Bu sahifa qurilmangizda hali ochilmagan. Internet paydo boʻlganda u yuklanadi.",
    seen: "Internetsiz koʻrish mumkin",
    again: "Qayta urinish",
  },
  en: {
    title: "No connection",
    text: "This page has not been opened on your device yet. It will load once you are online.",
    seen: "You can see these offline",
    again: "Try again",
  },
};

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Titles come from cached pages, where they are escaped already. */
const item = ({ path, title }: CachedPage) => `<li><a href="${escape(path)}">${title}</a></li>`;

/** Page, text and link colours of the kit in both themes, since its styles may not be available. */
// oxlint-disable-next-line bezak/roles-only -- shown when no style of the kit can be loaded
const style = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:36rem;padding:2rem 1rem;background:light-dark(#fdfbf8,#1e1b17);color:light-dark(#1f1b16,#f3efe9)}
svg{display:block;width:3rem;margin-bottom:2rem}h1{font-size:1.5rem}h2{font-size:1.125rem;margin-top:2rem}
ul{list-style:none;margin:0;padding:0}li{border-top:1px solid light-dark(#e6e0d8,#3a352e)}
a{color:light-dark(#00686c,#6fd3d6)}li a{display:block;padding:.75rem 0;text-decoration:none}
a.again{display:inline-block;border:1px solid;border-radius:.75rem;padding:.625rem 1.25rem;text-decoration:none}`;

const mark = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#00767b"/><path d="M16 5l4 7 7 4-7 4-4 7-4-7-7-4 7-4z" fill="#f7b13c"/><circle cx="16" cy="16" r="3" fill="#00767b"/></svg>`;

/** Shown when a page is not cached: an explanation and a list of cached pages. It needs no script. */
export function offlinePage(pathname: string, pages: readonly CachedPage[]): Response {
  const { language } = splitLanguage(pathname);
  const { title, text, seen, again } = words[language];
  const list = pages.length > 0 ? `<h2>${seen}</h2><ul>${pages.map(item).join("")}</ul>` : "";
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${style}</style></head><body><main>${mark}<h1>${title}</h1><p>${text}</p><p><a class="again" href="">${again}</a></p>${list}</main></body></html>`;
  return new Response(html, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}
