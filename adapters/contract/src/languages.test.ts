import { expect, it } from "vitest";
import { parseLanguage } from "./languages.ts";

it.each([
  [undefined, "ru"],
  ["", "ru"],
  ["de", "ru"],
  ["uz", "uz"],
  ["uz-Latn-UZ", "uz"],
  ["EN-us", "en"],
  ["de-DE,en;q=0.8,ru;q=0.9", "ru"],
  ["en;q=0.2, uz;q=0.7", "uz"],
  ["en, uz", "en"],
  ["en;q=0, uz;q=0", "ru"],
  ["en;q=banana", "ru"],
  ["en".padEnd(5000, ","), "ru"],
])("answers the header %s in %s", (header, language) => {
  expect(parseLanguage(header)).toBe(language);
});
