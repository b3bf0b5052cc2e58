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

test("keeps an error until its field is changed", () => {
  const now = { fields, pictures, missing: {} };
  expect(stillWrong(refused, now)).toEqual(refused.problems);
  const named = { ...now, fields: { ...fields, name: { ...noText, ru: "Сумка 2" } } };
  expect(Object.keys(stillWrong(refused, named))).toEqual(["brand", "images.1"]);
  expect(Object.keys(stillWrong(refused, { ...now, pictures: ["/a.webp"] }))).toEqual(["name.ru", "brand"]);
});

test("keeps an error of a changed field when the new value has the same error", () => {
  const now = { fields: { ...fields, brand: "x" }, pictures, missing: { brand: "unknown" } };
  expect(stillWrong(refused, now)).toHaveProperty("brand");
});
