import { expect, it } from "vitest";
import { isPlainName } from "./plain-name.ts";

it.each(["Oʻktam Yoʻldoshev", "ООО «Арал-Савдо»", "Anna-Maria O'Neil", "Shop 24/7: Toshkent", "wwweb", ""])(
  "accepts %j as a name",
  (name) => expect(isPlainName(name)).toBe(true),
);

it.each([
  "Вы выиграли! https://prize.example/win",
  "see WWW.prize.example",
  "Ali\nVali",
  "Ali\rVali",
  "Ali\u2028Vali",
])("rejects %j as a name", (name) => expect(isPlainName(name)).toBe(false));
