import { expect, test } from "vitest";
import { languages, type Language } from "../lib/language.ts";
import { addMessages, createTexts, type MessageTree } from "./texts.ts";

const read = import.meta.glob<{ default: MessageTree }>("./*/*.json", { eager: true });
const parts = [...new Set(Object.keys(read).map((path) => path.split("/")[1]!))];

function files(language: Language): [string, MessageTree][] {
  return parts.map((part) => [part, read[`./${part}/${language}.json`]?.default ?? {}]);
}

const texts = (language: Language) =>
  createTexts(
    language,
    files(language).reduce((into, [, tree]) => addMessages(into, tree), new Map<string, string>()),
  );

const flat = (tree: MessageTree) => [...addMessages(new Map(), tree)];
const all = (language: Language) => files(language).flatMap(([, tree]) => flat(tree));

const ending = /_(zero|one|two|few|many|other)$/;
const bases = (language: Language) =>
  files(language).map(([part, tree]) => [
    part,
    [...new Set(flat(tree).map(([key]) => key.replace(ending, "")))].sort(),
  ]);
const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

test.each(languages)("has every text in %s and no other", (language) => {
  expect(bases(language)).toEqual(bases("ru"));
});

test.each(languages)("has exactly the plural forms of the language in %s", (language) => {
  const forms = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();
  const keys = all(language).map(([key]) => key);
  const counted = [...new Set(keys.filter((key) => ending.test(key)).map((key) => key.replace(ending, "")))];
  expect(counted.length).toBeGreaterThan(5);
  for (const base of counted) {
    const own = keys
      .filter((key) => key.replace(ending, "") === base)
      .map((key) => ending.exec(key)?.[1] ?? "plain");
    expect(own.sort(), base).toEqual(forms);
  }
});

test.each(languages)("has the same placeholders in %s, and no empty text", (language) => {
  const placeholders = new Map(all("ru").map(([key, text]) => [key.replace(ending, ""), holes(text)]));
  for (const [key, text] of all(language)) {
    expect(text.trim(), key).not.toBe("");
    expect(holes(text), key).toEqual(placeholders.get(key.replace(ending, "")));
  }
});

/** Keys that are shown by themselves: the text with the same key without `Of` is not their label. */
const apart = ["payment.titleOf", "parcels.commissionOf", "imports.errorFileOf"];

test.each(languages)(
  "includes the visible text in the accessible names of controls in %s (WCAG 2.5.3)",
  (language) => {
    const shown = new Map(all(language));
    const names = [...shown].filter(([key]) => key.endsWith("Of") && !apart.includes(key));
    expect(names.length).toBeGreaterThan(10);
    for (const [key, name] of names) {
      const label = shown.get(key.slice(0, -"Of".length));
      if (label) expect(name.toLowerCase(), key).toContain(label.toLowerCase());
    }
  },
);

test("writes oʻ and gʻ in Uzbek with U+02BB, and tutuq belgisi with U+02BC", () => {
  for (const [key, text] of all("uz")) expect(text, key).not.toMatch(/['‘’`]/);
});

test("promises nowhere that a refund is made the way it was paid, since a partial one never is", () => {
  const documents = import.meta.glob<object>("./documents/*/*.json", { eager: true });
  const promise = /тем же способом|toʻlagan usulda|oʻsha usulda|the way (you|they) paid|back the same way/;
  const promising = Object.entries({ ...read, ...documents }).filter(([, words]) =>
    promise.test(JSON.stringify(words)),
  );
  expect(promising.map(([path]) => path)).toEqual([]);
});

test("has each key in one part only", () => {
  const keys = all("ru").map(([key]) => key);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test("chooses the plural form of the language by the count", () => {
  const russian = texts("ru");
  const itemTexts = [1, 2, 5, 21].map((count) => russian("orders.items", { count }));
  expect(itemTexts).toEqual(["1 товар", "2 товара", "5 товаров", "21 товар"]);
  expect(texts("en")("orders.items", { count: 1 })).toBe("1 item");
  expect(texts("uz")("orders.items", { count: 3 })).toBe("3 ta mahsulot");
});

test("inserts values unchanged, whatever they contain", () => {
  expect(texts("ru")("search.nothing", { text: "$& {{x}} <b>" })).toContain("«$& {{x}} <b>»");
});
