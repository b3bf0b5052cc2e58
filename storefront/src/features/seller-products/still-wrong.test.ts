import { expect, test } from "vitest";
import { emptyFields, noText, type ProductFields } from "./form-fields.ts";
import { stillWrong } from "./still-wrong.ts";

const fields: ProductFields = { ...emptyFields, name: { ...noText, ru: "Сумка" } };
const pictures = ["/a.webp", "/b.webp"];
const refused = {
  fields,
  pictures,
  problems: { "name.ru": "taken", brand: "unknown", "images.1": "not yours" },
};

test("what was refused stands until it is touched", () => {
  const now = { fields, pictures, missing: {} };
  expect(stillWrong(refused, now)).toEqual(refused.problems);
  const named = { ...now, fields: { ...fields, name: { ...noText, ru: "Сумка 2" } } };
  expect(Object.keys(stillWrong(refused, named))).toEqual(["brand", "images.1"]);
  expect(Object.keys(stillWrong(refused, { ...now, pictures: ["/a.webp"] }))).toEqual(["name.ru", "brand"]);
});

test("what is wrong in the same way still stays, touched or not", () => {
  const now = { fields: { ...fields, brand: "x" }, pictures, missing: { brand: "unknown" } };
  expect(stillWrong(refused, now)).toHaveProperty("brand");
});
