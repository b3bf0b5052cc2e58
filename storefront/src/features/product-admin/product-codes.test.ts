import { administeredCategory } from "@bezak/contract/examples/category-admin.ts";
import { expect, test } from "vitest";
import { findFiscalCodes } from "./product-codes.ts";

const none = { ikpu: null, packageCode: null, vatPercent: null };
const codes = (digit: string) => ({ ikpu: digit.repeat(17), packageCode: digit, vatPercent: 12 });
const top = { ...administeredCategory, name: { ru: "Украшения" }, fiscalCodes: codes("1") };
const middle = { ...administeredCategory, name: { ru: "Кольца" }, fiscalCodes: codes("2") };
const low = { ...administeredCategory, name: { ru: "Перстни" }, fiscalCodes: null };

test("finds the codes of a product, else those of the nearest category above it", () => {
  expect(findFiscalCodes(codes("3"), [top, middle, low])).toEqual({ ...codes("3"), from: null });
  expect(findFiscalCodes(none, [top, middle, low])).toEqual({ ...codes("2"), from: { ru: "Кольца" } });
  expect(findFiscalCodes(none, [low])).toBeNull();
});
