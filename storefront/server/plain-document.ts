import { readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeHtml } from "@bezak/contract/escape-html.ts";
import { inLanguage, languages, type Language } from "../src/lib/language.ts";
import { themeTags } from "./page-theme.ts";

interface ShellTexts {
  failure: { title: string; text: string };
  notFound: { title: string; text: string };
  common: { reload: string; toHome: string };
}

/** Not among the messages of pages, since browsers never need them. */
const refusals: Record<Language, Record<"busy" | "tooMany", { title: string; text: string }>> = {
  ru: {
    busy: { title: "Магазин сейчас перегружен", text: "Подождите несколько секунд и обновите страницу." },
    tooMany: {
      title: "Слишком много запросов",
      text: "Из вашей сети пришло слишком много запросов. Подождите несколько секунд и обновите страницу.",
    },
  },
  uz: {
    busy: { title: "Doʻkon hozir juda band", text: "Bir necha soniya kutib, sahifani yangilang." },
    tooMany: {
      title: "Soʻrovlar juda koʻp",
      text: "Tarmogʻingizdan juda koʻp soʻrov keldi. Bir necha soniya kutib, sahifani yangilang.",
    },
  },
  en: {
    busy: { title: "The shop is very busy right now", text: "Wait a few seconds and reload the page." },
    tooMany: {
      title: "Too many requests",
      text: "Too many requests came from your network. Wait a few seconds and reload the page.",
    },
  },
};

function read(language: Language): ShellTexts {
  const file = join(import.meta.dirname, "..", "src", "i18n", "shell", `${language}.json`);
  return JSON.parse(readFileSync(file, "utf8")) as ShellTexts;
}

const shellTexts = Object.fromEntries(
  languages.map((language) => [language, read(language)]),
) as unknown as Record<Language, ShellTexts>;

/** Why a page is not shown: it failed, the process is busy, the client requests too much, or the address is invalid. */
export type PlainReason = "failure" | "busy" | "tooMany" | "notFound";

/** A page without script and renderer, which may be what failed. */
export function plainDocument(reason: PlainReason, language: Language): string {
  const { common, ...own } = shellTexts[language];
  const { title, text } = { ...own, ...refusals[language] }[reason];
  const [href, label] =
    reason === "notFound" ? [inLanguage("/", language), common.toHome] : ["", common.reload];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    themeTags("system"),
    `<title>${escapeHtml(title)}</title></head>`,
    `<body style="font-family:system-ui,sans-serif;max-width:30rem;margin:20vh auto;padding:0 1rem">`,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`,
    `<p><a href="${href}">${escapeHtml(label)}</a></p></body></html>`,
  ].join("");
}
