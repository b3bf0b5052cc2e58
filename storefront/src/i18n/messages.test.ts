import { expect, test } from "vitest";
import { languages, type Language } from "../lib/language.ts";
import en from "./en.json";
import ru from "./ru.json";
import { createTexts, type MessageTree } from "./texts.ts";
import uz from "./uz.json";

const files: Record<Language, MessageTree> = { ru, uz, en };

function flat(tree: MessageTree, prefix = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
}

const ending = /_(zero|one|two|few|many|other)$/;
const bases = (tree: MessageTree) => [...new Set(flat(tree).map(([key]) => key.replace(ending, "")))].sort();
const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

test.each(languages)("%s has every text and no other", (language) => {
  expect(bases(files[language])).toEqual(bases(ru));
});

test.each(languages)("%s has exactly the plural forms of its language", (language) => {
  const forms = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();
  const keys = flat(files[language]).map(([key]) => key);
  const counted = [...new Set(keys.filter((key) => ending.test(key)).map((key) => key.replace(ending, "")))];
  expect(counted.length).toBeGreaterThan(5);
  for (const base of counted) {
    const own = keys
      .filter((key) => key.replace(ending, "") === base)
      .map((key) => ending.exec(key)?.[1] ?? "plain");
    expect(own.sort(), base).toEqual(forms);
  }
});

test.each(languages)("%s has the same places for values, and no empty text", (language) => {
  const places = new Map(flat(ru).map(([key, text]) => [key.replace(ending, ""), holes(text)]));
  for (const [key, text] of flat(files[language])) {
    expect(text.trim(), key).not.toBe("");
    expect(holes(text), key).toEqual(places.get(key.replace(ending, "")));
  }
});

test("Uzbek writes oʻ and gʻ with U+02BB, and tutuq belgisi with U+02BC", () => {
  for (const [key, text] of flat(uz)) expect(text, key).not.toMatch(/['‘’`]/);
});

test("a count chooses the form of the language", () => {
  const russian = createTexts("ru", ru);
  const said = [1, 2, 5, 21].map((count) => russian("orders.items", { count }));
  expect(said).toEqual(["1 товар", "2 товара", "5 товаров", "21 товар"]);
  expect(createTexts("en", en)("orders.items", { count: 1 })).toBe("1 item");
  expect(createTexts("uz", uz)("orders.items", { count: 3 })).toBe("3 ta mahsulot");
});

test("values are put in as they are, whatever is in them", () => {
  expect(createTexts("ru", ru)("search.nothing", { text: "$& {{x}} <b>" })).toContain("«$& {{x}} <b>»");
});
