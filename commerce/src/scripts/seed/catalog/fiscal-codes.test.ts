import { expect, it } from "vitest";
import { isIkpu, isPackageCode, isVatPercent } from "../../../modules/fiscal/fiscal-codes.ts";
import { categories } from "./categories.ts";
import { fiscalCodes } from "./fiscal-codes.ts";

const departments = categories.map(({ slug }) => slug);
const leaves = categories.flatMap(({ children }) => children.map(({ slug }) => slug));

it("gives every first-level category codes, so that each product has some", () => {
  expect(departments.filter((slug) => !fiscalCodes[slug])).toEqual([]);
});

it("names only existing categories, each with unique codes in the right format", () => {
  const known = new Set([...departments, ...leaves]);
  expect(Object.keys(fiscalCodes).filter((slug) => !known.has(slug))).toEqual([]);
  const codes = Object.values(fiscalCodes);
  expect(new Set(codes.map(({ ikpu }) => ikpu)).size).toBe(codes.length);
  for (const { ikpu, packageCode, vatPercent } of codes) {
    expect([isIkpu(ikpu), isPackageCode(packageCode), isVatPercent(vatPercent)]).toEqual([true, true, true]);
  }
});
