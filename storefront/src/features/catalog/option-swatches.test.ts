import type { Product, ProductVariant } from "@bezak/contract/catalog.ts";
import { expect, test } from "vitest";
import { product as card, productDetail } from "../../mocks/catalog-fixtures.ts";
import { galleryPictures } from "./gallery-pictures.ts";
import { optionValues } from "./option-swatches.ts";
import { toChoice } from "./variant-choice.ts";

const colour = { ru: "Цвет" };
const size = { ru: "Размер" };

function variant(id: string, colourName: string, sizeName: string, stock: number): ProductVariant {
  const options = [
    { name: colour, value: { ru: colourName } },
    { name: size, value: { ru: sizeName } },
  ];
  const image = colourName === "чёрный" ? "/black.webp" : "/white.webp";
  return { id, sku: null, title: { ru: id }, options, price: 1, oldPrice: null, stock, image };
}

const bag: Product = {
  ...productDetail(card(0)),
  images: [{ url: "/black.webp", width: 10, height: 10, thumbhash: null }],
  variantId: "white-m",
  options: [
    { name: colour, values: [{ ru: "чёрный" }, { ru: "белый" }, { ru: "синий" }] },
    { name: size, values: [{ ru: "S" }, { ru: "M" }] },
  ],
  variants: [
    variant("black-s", "чёрный", "S", 0),
    variant("white-m", "белый", "M", 3),
    variant("white-s", "белый", "S", 1),
  ],
};

const values = (index: 0 | 1, id: string) =>
  optionValues(bag, bag.options[index]!, toChoice(bag.variants.find((one) => one.id === id)!));

test("marks values that are out of stock with the other choices, and values without a variant", () => {
  expect(values(0, "white-s").map(({ unavailable, impossible }) => [unavailable, impossible])).toEqual([
    [true, false],
    [false, false],
    [true, true],
  ]);
  expect(values(1, "white-m").map(({ unavailable }) => unavailable)).toEqual([false, false]);
});

test("shows pictures for values only when they differ", () => {
  expect(values(1, "white-m").map(({ picture }) => picture)).toEqual([null, null]);
  const two = { ...bag, options: [{ ...bag.options[0]!, values: bag.options[0]!.values.slice(0, 2) }] };
  expect(
    optionValues(two, two.options[0]!, { Цвет: "белый", Размер: "S" }).map(({ picture }) => picture),
  ).toEqual(["/black.webp", "/white.webp"]);
});

test("starts the gallery with the picture of the initial variant, and shows none twice", () => {
  expect(galleryPictures(bag).map(({ url }) => url)).toEqual(["/white.webp", "/black.webp"]);
});
