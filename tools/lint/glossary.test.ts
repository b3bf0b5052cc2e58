import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../directories.ts";
import { findUnwanted, parseGlossary, splitWords, type Kind } from "./glossary.ts";

const HEAD = "| term | meaning | not | fine |\n| --- | --- | --- | --- |\n";
const STORED = "| stored name | files |\n| --- | --- |\n";
const table = (...rows: string[]) => parseGlossary(HEAD + rows.join("\n"));

test("parses docs/glossary.md", () => {
  const { terms, phrases } = parseGlossary(readFileSync(join(ROOT, "docs/glossary.md"), "utf8"));
  expect(terms).toContain("refund");
  expect(phrases).toContain("giving back");
});

test("lists stored names only of files that exist", () => {
  const { stored } = parseGlossary(readFileSync(join(ROOT, "docs/glossary.md"), "utf8"));
  expect([...stored.keys()].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(stored.size).toBeGreaterThan(0);
});

test.each([
  ["", "no table was found"],
  ["| term | meaning | not |", "docs/glossary.md:1: a row has 4 cells: term, meaning, not, fine"],
  [`${HEAD}| refund | money | | |`, "docs/glossary.md:3: a row has a term, and a meaning that is a sentence"],
  [`${HEAD}| | Money. | | |`, "docs/glossary.md:3: a row has a term"],
  [`${HEAD}| refund | Money. | giving back | |`, "docs/glossary.md:3: `word` or `word` in names"],
  [`${HEAD}| refund | Money. | \`news\` in mails | |`, "not: `news` in mails"],
  [`${HEAD}| refund | Money. | \`giveBack\` | |`, "not: `giveBack`"],
  [`${HEAD}| refund | Money. | \`a\`; \`b\` | |`, "not: `a`; `b`"],
  [`${HEAD}| refund | Money. | \`a\`, | |`, "separated by commas, not: "],
  [`${HEAD}| refund | Money. | \`*\` | |`, "an entry needs a word besides `*`"],
  [
    `${HEAD}| refund | Money. | | |\n| refund | Money. | | |`,
    'docs/glossary.md:4: "refund" is defined twice',
  ],
  [
    `${HEAD}| refund | Money. | \`news\` | |\n| b | B. | \`news\` | |`,
    "docs/glossary.md:4: `news` is listed twice",
  ],
  [
    `${STORED}| way | \`a.ts\` |`,
    "docs/glossary.md:3: a row has a `stored name`, and the `files` that use it",
  ],
  [`${STORED}| \`way\` | a.ts |`, "docs/glossary.md:3: a row has a `stored name`"],
])("rejects the malformed glossary %j", (markdown, message) => {
  expect(() => parseGlossary(markdown)).toThrow(message);
});

test.each([
  ["cash-at-door", ["cash", "at", "door"]],
  ["CashAtDoor", ["cash", "at", "door"]],
  ["CASH_AT_DOOR", ["cash", "at", "door"]],
  ["parseHTMLNews", ["parse", "html", "news"]],
  ["s3Client2", ["s3", "client2"]],
  ["a person's news, twice", ["a", "person", "s", "news", "twice"]],
])("splits %j into words", (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

describe("findUnwanted", () => {
  const glossary = table(
    "| notification | An event. | `news` | `news agency` |",
    "| method | How to pay. | `way` in names, `payment way` in files | `two way`, `no way out` |",
    "| attempt | A try. | `a try` in titles | |",
    "| repository | Reads rows. | `* book` in names | `address book` |",
    "| category tree | Categories. | `category book` | |",
  );
  const found: [kind: Kind, text: string, phrases: string[]][] = [
    ["names", "parcelNews", ["news"]],
    ["files", "parcel-news", ["news"]],
    ["titles", "sends the news", ["news"]],
    ["names", "newsOfNews", ["news", "news"]],
    ["names", "newsletter", []],
    ["names", "newsAgency", []],
    ["names", "newsAgencyNews", ["news"]],
    ["names", "way", ["way"]],
    ["titles", "finds a way", []],
    ["names", "twoWay", []],
    ["names", "noWayOut", []],
    ["names", "noWay", ["way"]],
    ["files", "payment-way", ["payment way"]],
    ["names", "paymentWay", ["way"]],
    ["titles", "ends a try", ["a try"]],
    ["names", "aTry", []],
    ["names", "salesBook", ["* book"]],
    ["names", "bookSale", []],
    ["names", "book", []],
    ["names", "addressBook", []],
    ["names", "readCategoryBook", ["category book"]],
  ];
  test.each(found)("finds in %s: %s", (kind, text, phrases) => {
    expect(findUnwanted(glossary, text, kind).map(({ phrase }) => phrase)).toEqual(phrases);
  });

  test("gives the term to use", () => {
    expect(findUnwanted(glossary, "news", "names")).toEqual([{ phrase: "news", term: "notification" }]);
  });
});
