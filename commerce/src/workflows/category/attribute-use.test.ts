import type { CategoryAttribute } from "@bezak/contract/seller-products.ts";
import { expect, it } from "vitest";
import { findLost } from "./attribute-use.ts";

const choice = (value: string) => ({ value, name: { ru: value } });
const metal: CategoryAttribute = {
  key: "metal",
  name: { ru: "Металл" },
  kind: "choice",
  unit: null,
  required: true,
  choices: [choice("silver"), choice("gold")],
};

it.each([
  ["nothing when it is renamed and optional", [{ ...metal, name: { ru: "Сплав" }, required: false }], []],
  ["an attribute that is gone", [], ["attributes.metal"]],
  ["an attribute of another kind", [{ ...metal, kind: "text" as const }], ["attributes.metal"]],
  ["a choice that is gone", [{ ...metal, choices: [choice("gold")] }], ["attributes.metal.choices.silver"]],
])("finds %s", (_, after, paths) => {
  const lost = findLost(new Map([["pcat_1", [metal]]]), new Map([["pcat_1", after]]));
  expect(lost.map(({ path }) => path)).toEqual(paths);
});
