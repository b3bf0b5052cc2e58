import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { contactTopics } from "@bezak/contract/contact-topics.ts";
import { routes } from "../app/routes.tsx";
import {
  inlineParts,
  plainText,
  type FaqDocument,
  type InfoBlock,
  type InfoDocument,
} from "../features/info/info-document.ts";
import { infoPages } from "../lib/info-pages.ts";
import { languages, type Language } from "../lib/language.ts";

const files = import.meta.glob<{ default: InfoDocument | FaqDocument }>("./documents/*/*.json", {
  eager: true,
});
const names = [...new Set(Object.keys(files).map((path) => path.split("/")[2]!))];
const read = (name: string, language: Language) => files[`./documents/${name}/${language}.json`]!.default;

function runs(document: InfoDocument | FaqDocument): (readonly InfoBlock[])[] {
  if ("sections" in document) return document.sections.map(({ text }) => text);
  return document.categories.flatMap(({ questions }) => questions.map(({ answer }) => answer));
}

const lines = (document: InfoDocument | FaqDocument) => runs(document).flat(2);
const getLinks = (document: InfoDocument | FaqDocument) =>
  lines(document)
    .flatMap(inlineParts)
    .flatMap((part) => (typeof part === "string" ? [] : [part.to]))
    .sort();

/** The structure that all languages must share: anchors, kinds of blocks, lengths of lists. */
function shape(document: InfoDocument | FaqDocument) {
  const ids =
    "sections" in document
      ? document.sections.map(({ id }) => id)
      : document.categories.map(({ id, questions }) => [id, questions.map((one) => one.id)]);
  const blocks = runs(document).map((run) =>
    run.map((block) => (typeof block !== "string" ? block.length : block.startsWith("@") ? block : "text")),
  );
  return { ids, blocks, updated: document.updated[0], links: getLinks(document) };
}

test("has a document for every page of the footer, and for about and the questions", () => {
  expect([...names].sort()).toEqual([...infoPages, "about", "faq"].sort());
});

test.each(names)("gives %s the same structure in every language", (name) => {
  for (const language of languages)
    expect(shape(read(name, language)), language).toEqual(shape(read(name, "ru")));
});

test.each(names)(
  "has no empty text and no duplicate anchor in %s, and the right apostrophes in Uzbek",
  (name) => {
    for (const language of languages) {
      const document = read(name, language);
      const text = [document.title, document.description, document.lead, ...lines(document)];
      for (const one of text) expect(one.trim(), `${language} ${document.title}`).not.toBe("");
      expect(document.description.length).toBeGreaterThan(40);
      const ids = [shape(document).ids].flat(4);
      expect(new Set(ids).size).toBe(ids.length);
      const whole = JSON.stringify(document);
      if (language === "uz") expect(whole).not.toMatch(/[a-z]['‘’`]/i);
      if (language === "ru") expect(plainText(lines(document))).toMatch(/[а-яё]/i);
      else expect(plainText(lines(document))).not.toMatch(/[а-яё]/i);
    }
  },
);

test.each(names)("links in %s only to pages that exist, and to topics of the contact form", (name) => {
  for (const to of getLinks(read(name, "ru"))) {
    if (to.startsWith("/api/v1/")) continue;
    const found = matchRoutes(routes, to)?.at(-1)?.route.path;
    expect(found, to).toBeDefined();
    expect(found, to).not.toBe("*");
    const topic = new URL(to, "http://shop.invalid").searchParams.get("topic");
    if (topic !== null) expect(contactTopics).toContain(topic);
  }
});

test("states the shop's promises the same everywhere", () => {
  const required: Record<Language, [string, RegExp][]> = {
    ru: [
      ["delivery", /за 1 день/],
      ["returns", /14 дней/],
      ["about", /9:00–18:00/],
      ["about", /9:00–21:00/],
      ["faq", /2 часов/],
    ],
    uz: [
      ["delivery", /1 kunda/],
      ["returns", /14 kun/],
      ["about", /9:00–18:00/],
      ["faq", /2 soat/],
    ],
    en: [
      ["delivery", /in 1 day/],
      ["returns", /14 days/],
      ["about", /9:00–18:00/],
      ["faq", /2 hours/],
    ],
  };
  for (const language of languages) {
    for (const [name, words] of required[language]) {
      expect(JSON.stringify(read(name, language)), `${language} ${name}`).toMatch(words);
    }
    // periods and times that the specification does not contain
    for (const name of names) {
      expect(JSON.stringify(read(name, language)), `${language} ${name}`).not.toMatch(
        /\b(7|30) (дней|kun|days)|24 (часов|soat|hours)|10:00/,
      );
    }
  }
});

test("has questions on five subjects", () => {
  const faq = read("faq", "ru") as FaqDocument;
  expect(faq.categories.map(({ id }) => id)).toEqual(["orders", "delivery", "payment", "sellers", "account"]);
});
