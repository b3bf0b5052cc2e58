import { escapeHtml } from "@bezak/contract/escape-html.ts";

export interface OutboxMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  at: string;
}

function row({ id, to, subject, text, at }: OutboxMail): string {
  const body = escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);
  return `<article><h2><a href="/dev/outbox/${encodeURIComponent(id)}">${escapeHtml(subject)}</a></h2>
<p>${escapeHtml(to)} · <time datetime="${escapeHtml(at)}">${escapeHtml(at)}</time></p><pre>${body}</pre></article>`;
}

const style = `body{max-width:48rem;margin:0 auto;padding:1rem;font:16px/1.5 system-ui,sans-serif;color-scheme:light dark}
article{padding:1rem 0;border-top:1px solid}h2{margin:0;font-size:1.125rem}p{margin:.25rem 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`;

/** Plain HTML list of mails for developers, the latest first. */
export function outboxPage(mails: OutboxMail[]): string {
  const list = mails.length > 0 ? mails.map(row).join("\n") : "<p>No mail has been written yet.</p>";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Outbox</title><style>${style}</style></head>
<body><h1>Outbox</h1><p>Mails that were written and not sent: there is no SMTP server here.
The same as data: <a href="/dev/outbox.json">outbox.json</a></p>${list}</body></html>`;
}
