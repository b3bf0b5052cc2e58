import { describe, expect, it } from "vitest";
import { normalizeText, queryStems, swappedStems, uzbekCyrillic } from "./normalize-text.ts";

describe("normalizeText", () => {
  it.each([
    ["Qoʻl SOATI", "qol soati"],
    ["Qo'l, so‘m; gʼisht", "qol som gisht"],
    ["Ёлка — объектив", "елка обектив"],
    ["қўл ҳалқаси, ғилоф", "кул халкаси гилоф"],
    ["  40 мм / 925°  ", "40 мм 925"],
    ["!?", ""],
  ])("%s", (text, expected) => expect(normalizeText(text)).toBe(expected));
});

describe("uzbekCyrillic", () => {
  it.each([
    ["Qoʻl soati", "кул соати"],
    ["shisha choynak", "шиша чойнак"],
    ["Erkaklar yubkasi", "эркаклар юбкаси"],
    ["toʻgʻnogʻich", "тугногич"],
    ["Yoʻl xaritasi", "йул харитаси"],
  ])("%s", (latin, expected) => expect(uzbekCyrillic(latin)).toBe(expected));
});

describe("queryStems", () => {
  it("matches inflected forms of a word", () => {
    for (const [left, right] of [
      ["сумка", "сумки"],
      ["кольцо", "кольцом"],
      ["sumka", "sumkalar"],
      ["ring", "rings"],
    ] as const) {
      const [stem] = queryStems(left);
      expect(normalizeText(right).startsWith(stem!), `${left} -> ${stem}`).toBe(true);
    }
  });

  it("leaves short words unchanged and returns at most eight", () => {
    expect(queryStems("ус 925")).toEqual(["ус", "925"]);
    expect(queryStems("a b c d e f g h i j")).toHaveLength(8);
  });
});

describe("swappedStems", () => {
  it("contains the stem and each swap of two neighbouring letters once, for words that are not short", () => {
    expect(swappedStems("кошлёек ус")).toEqual([
      ["кошлеек", "окшлеек", "кшолеек", "колшеек", "кошелек", "кошлеке"].map((word) =>
        word.replace(/е$/, ""),
      ),
      ["ус"],
    ]);
  });
});
