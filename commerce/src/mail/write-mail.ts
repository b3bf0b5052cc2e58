import { escapeHtml } from "@bezak/contract/escape-html.ts";
import type { MailContent } from "./define-mail.ts";
import { shopLink, type MailLanguage } from "./shop-link.ts";

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const about: Record<MailLanguage, string> = {
  ru: "Bezak — украшения и аксессуары Самарканда и Ташкента",
  uz: "Bezak — Samarqand va Toshkent taqinchoqlari va aksessuarlari",
  en: "Bezak — jewellery and accessories of Samarkand and Tashkent",
};

// Mail programs read neither style sheets nor custom properties, so the theme's colours are repeated here.
const ink = "#23252b";
const quiet = "#5d6069";
const panel = "#0f5560";

function button({ label, url }: NonNullable<MailContent["action"]>): string {
  const style = `display:inline-block;padding:14px 24px;border-radius:12px;background:${panel};color:#ffffff;font-weight:600;text-decoration:none`;
  const plain = `<a href="${escapeHtml(url)}" style="color:${panel};word-break:break-all">${escapeHtml(url)}</a>`;
  return (
    `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>` +
    `<p style="margin:0 0 16px;font-size:14px;color:${quiet}">${plain}</p>`
  );
}

/** Renders a letter as plain text and HTML of the same content. Escapes all of it. */
export function writeMail(
  { subject, lines, action, note }: MailContent,
  language: MailLanguage,
): RenderedMail {
  // A line break in a subject would begin another header.
  const title = subject.replace(/\s+/g, " ").trim();
  const home = shopLink("/", language);
  const text = [
    ...lines,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(note ? [note] : []),
    `${about[language]}\n${home}`,
  ].join("\n\n");
  const paragraphs = lines.map(
    (line) => `<p style="margin:0 0 16px">${escapeHtml(line).replaceAll("\n", "<br>")}</p>`,
  );
  const small = note
    ? `<p style="margin:24px 0 0;font-size:14px;color:${quiet}">${escapeHtml(note)}</p>`
    : "";
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f6f4ef;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:${ink}">
<div style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:16px;overflow:hidden">
<div style="padding:20px 28px;background:${panel};color:#ffffff;font-size:22px;font-weight:700"><a href="${escapeHtml(home)}" style="color:#ffffff;text-decoration:none">Bezak</a></div>
<div style="padding:28px"><h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(title)}</h1>
${paragraphs.join("\n")}
${action ? button(action) : ""}${small}</div></div>
<p style="max-width:560px;margin:16px auto 0;font-size:13px;color:${quiet}">${escapeHtml(about[language])}</p>
</body></html>
`;
  return { subject: title, text: `${text}\n`, html };
}
