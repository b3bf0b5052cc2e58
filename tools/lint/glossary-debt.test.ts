import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../directories.ts";
import { formatDebt, NO_DEBT, readDebt, sumByPhrase, updateDebt, type Debt } from "./glossary-debt.ts";
import { readDifferences } from "./glossary-differences.ts";
import { DEBT_FILE, GLOSSARY_FILE } from "./glossary-rule.ts";
import { parseGlossary } from "./glossary.ts";

describe(DEBT_FILE, () => {
  const debt = readDebt(join(ROOT, DEBT_FILE));

  test("names files that exist", () => {
    expect(Object.keys(debt.files).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
  test("sums up the files by phrase", () => {
    const counts = Object.entries(debt.phrases).filter(([, count]) => count > 0);
    expect(sumByPhrase(debt.files)).toEqual(Object.fromEntries(counts));
  });
  test("holds phrases of the glossary only", () => {
    const { phrases } = parseGlossary(readFileSync(join(ROOT, GLOSSARY_FILE), "utf8"));
    expect(Object.keys(debt.phrases).filter((phrase) => !phrases.has(phrase))).toEqual([]);
  });
  test("is written as formatDebt writes it", () => {
    expect(readFileSync(join(ROOT, DEBT_FILE), "utf8")).toBe(formatDebt(debt));
  });
});

describe("updateDebt", () => {
  const debt: Debt = { phrases: { news: 3, told: 0 }, files: { "a.ts": { news: 2 }, "b.ts": { news: 1 } } };
  const around = { phrases: new Set(["news", "told", "door"]), exists: (file: string) => file !== "b.ts" };

  test("records what is found without an earlier debt", () => {
    const found = [{ file: "a.ts", phrase: "news", found: 2 }];
    expect(updateDebt(NO_DEBT, found, around)).toEqual({
      phrases: { news: 2 },
      files: { "a.ts": { news: 2 } },
    });
  });
  test("shrinks with the findings and with removed files", () => {
    const next = updateDebt(debt, [{ file: "a.ts", phrase: "news", found: 1 }], around);
    expect(next).toEqual({ phrases: { news: 1, told: 0 }, files: { "a.ts": { news: 1 } } });
  });
  test("moves the findings of a renamed file", () => {
    const next = updateDebt(debt, [{ file: "c.ts", phrase: "news", found: 1 }], around);
    expect(next.files).toEqual({ "a.ts": { news: 2 }, "c.ts": { news: 1 } });
  });
  test("keeps a phrase that no longer occurs at zero", () => {
    const next = updateDebt(debt, [{ file: "a.ts", phrase: "news", found: 0 }], around);
    expect(next).toEqual({ phrases: { news: 0, told: 0 }, files: {} });
  });
  test("records a phrase that is new in the glossary", () => {
    const next = updateDebt(debt, [{ file: "a.ts", phrase: "door", found: 4 }], around);
    expect(next.phrases).toEqual({ door: 4, news: 2, told: 0 });
  });
  test("drops a phrase that the glossary no longer has", () => {
    expect(updateDebt(debt, [], { ...around, phrases: new Set(["told"]) })).toEqual({
      phrases: { told: 0 },
      files: {},
    });
  });
  test.each([
    ["news", 4, "`news` occurs 4 times, 3 were left"],
    ["told", 1, "`told` occurs 1 times, 0 were left"],
  ])("rejects more findings of %s than before", (phrase, found, message) => {
    expect(() => updateDebt(debt, [{ file: "a.ts", phrase, found }], around)).toThrow(message);
  });
});

describe("readDifferences", () => {
  const diagnostic = (message: string, code = "bezak(glossary-terms)") => ({
    code,
    message,
    filename: "a.ts",
  });

  test("counts too many and reads too few, and leaves out other rules", () => {
    const found = readDifferences([
      diagnostic('`news` in the name "news": say "notification" (docs/glossary.md).'),
      diagnostic('`news` in the name "moreNews": say "notification" (docs/glossary.md).'),
      diagnostic("`told` occurs 0 times, 2 are allowed: `node tools/lint/write-glossary-debt.ts`."),
      diagnostic("Unexpected any.", "typescript(no-explicit-any)"),
    ]);
    expect(found).toEqual([
      { file: "a.ts", phrase: "news", found: 2 },
      { file: "a.ts", phrase: "told", found: 0 },
    ]);
  });
  test("throws when the rule itself failed", () => {
    expect(() => readDifferences([diagnostic("docs/glossary.md:3: a row has 4 cells")])).toThrow(
      "a row has 4",
    );
  });
});
