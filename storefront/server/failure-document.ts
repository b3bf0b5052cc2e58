import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languages, splitLanguage } from "../src/lib/language.ts";
import { escapeHtml } from "./document.ts";
import { themeTags } from "./page-theme.ts";

interface Words {
  failure: { title: string; text: string };
  common: { reload: string };
}

function read(language: string): Words {
  const file = join(import.meta.dirname, "..", "src", "i18n", "shell", `${language}.json`);
  return JSON.parse(readFileSync(file, "utf8")) as Words;
}

const words = Object.fromEntries(languages.map((language) => [language, read(language)]));

/** The page of a page that broke: needs no script and no renderer, since that may be what broke. */
export function failureDocument(path: string): string {
  const { language } = splitLanguage(path);
  const { failure, common } = words[language]!;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    themeTags("system"),
    `<title>${escapeHtml(failure.title)}</title></head>`,
    `<body style="font-family:system-ui,sans-serif;max-width:30rem;margin:20vh auto;padding:0 1rem">`,
    `<h1>${escapeHtml(failure.title)}</h1><p>${escapeHtml(failure.text)}</p>`,
    `<p><a href="">${escapeHtml(common.reload)}</a></p></body></html>`,
  ].join("");
}
