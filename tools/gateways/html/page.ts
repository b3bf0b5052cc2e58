import { html, Html } from "./html.ts";
import type { Fragment } from "./html.ts";
import type { Language } from "./language.ts";

export interface Page {
  language: Language;
  title: string;
  /** the gateway's own CSS */
  style: string;
  body: Fragment;
  /** redirects there after so many seconds */
  onward?: { url: string; seconds: number };
}

/** A whole document that loads nothing from elsewhere. */
export function page({ language, title, style, body, onward }: Page): string {
  const refresh = onward
    ? html`<meta http-equiv="refresh" content="${onward.seconds};url=${onward.url}" />`
    : null;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        ${refresh}
        <title>${title}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`.text;
}
