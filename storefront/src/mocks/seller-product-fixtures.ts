import type { Sum } from "@bezak/contract/money.ts";
import type { User } from "@bezak/contract/auth.ts";
import { lowStock } from "@bezak/contract/product-attributes.ts";
import type { CategoryTerms, SellerProduct, SellerProductRow } from "@bezak/contract/seller-products.ts";
import type { OwnShop } from "@bezak/contract/shops.ts";
import { categories, product } from "./catalog-fixtures.ts";
import { buyer } from "./people-handlers.ts";

export const seller: User = {
  ...buyer,
  id: "cus_2",
  name: "Рустам Алимов",
  email: "seller@bezak.uz",
  role: "seller",
};

export const ownShop: OwnShop = {
  id: "sel_1",
  name: "Registon Atelier",
  slug: "registon-atelier",
  logo: null,
  status: "active",
  suspendedReason: null,
  suspendedAt: null,
  holidayUntil: null,
  role: "owner",
  awaiting: 3,
  checklist: [],
};

const colours = [
  { ru: "Бирюзовый", uz: "Feruza", en: "Turquoise" },
  { ru: "Чёрный", uz: "Qora", en: "Black" },
];
const sizes = [
  { ru: "S", uz: "S", en: "S" },
  { ru: "M", uz: "M", en: "M" },
];

const colour = { ru: "Цвет", uz: "Rang", en: "Colour" };
const size = { ru: "Размер", uz: "Oʻlcham", en: "Size" };

/** Every fourth product has two colours in two sizes. */
function toVariants(index: number, price: Sum, stock: number): SellerProductRow["variants"] {
  const sku = `BZ-${String(index).padStart(3, "0")}`;
  const one = { price, oldPrice: index % 3 === 0 ? price * 2 : null, reserved: index % 2 };
  if (index % 4 !== 1) {
    return [{ ...one, id: `var_${index}`, title: { ru: "", uz: "", en: "" }, sku, stock }];
  }
  return colours.flatMap((tint, first) =>
    sizes.map((letters, second) => ({
      ...one,
      id: `var_${index}_${first}${second}`,
      title: {
        ru: `${tint.ru} / ${letters.ru}`,
        uz: `${tint.uz} / ${letters.uz}`,
        en: `${tint.en} / ${letters.en}`,
      },
      sku: `${sku}-${first}${second}`,
      price: price + second * 10_000,
      stock: first === 0 ? stock : 0,
    })),
  );
}

/** A product of the shop; always the same for an index. */
export function sellerProduct(index: number): SellerProduct {
  const card = product(index);
  const stock = [12, 3, 0, 40, 4][index % 5]!;
  const variants = toVariants(index, card.price, stock).map((one) => ({ ...one, shownStock: one.stock }));
  const free = variants.reduce((sum, variant) => sum + variant.stock, 0);
  const prices = variants.flatMap((variant) => variant.price ?? []);
  const { id, slug, name, images, category, brand, rating, reviewCount, oldPrice } = card;
  const many = variants.length > 1;
  return {
    id,
    slug,
    name,
    images,
    category,
    brand,
    rating,
    reviewCount,
    oldPrice,
    variants,
    image: card.image,
    status: index % 5 === 3 ? "draft" : "published",
    hiddenReason: null,
    price: { min: Math.min(...prices), max: Math.max(...prices) },
    stock: free,
    shownStock: free,
    sold: (index * 7) % 40,
    views: (index * 131) % 900,
    createdAt: card.createdAt,
    updatedAt: "2026-11-20T08:00:00.000Z",
    version: 3,
    description: {
      ru: "Сделано мастерами Самарканда.",
      uz: "Samarqand ustalari yasagan.",
      en: "Made by masters of Samarkand.",
    },
    attributes: { material: "leather", weight: 450 },
    options: many
      ? [
          { name: colour, values: colours },
          { name: size, values: sizes },
        ]
      : [],
    choices: many
      ? variants.map(({ id: variantId }, at) => ({
          id: variantId,
          options: { Цвет: colours[at >> 1]!.ru, Размер: sizes[at & 1]!.ru },
          image: null,
        }))
      : [],
    ikpu: null,
    packageCode: null,
    vatPercent: null,
    missing: index % 5 === 3 ? ["description", "attributes.material"] : [],
  };
}

export function toRow(whole: SellerProduct): SellerProductRow {
  const { version: _version, description: _text, images: _images, attributes: _attributes, ...rest } = whole;
  const { options: _options, choices: _choices, missing: _missing, ...row } = rest;
  const { ikpu: _ikpu, packageCode: _package, vatPercent: _vat, brand: _brand, ...shown } = row;
  return shown;
}

export const sellerProducts: readonly SellerProduct[] = Array.from({ length: 30 }, (_, index) =>
  sellerProduct(index),
);

export const isLow = (stock: number) => stock > 0 && stock <= lowStock;

/** Required attributes of a category; the last category has none. */
export function terms(categoryId: string): CategoryTerms {
  const category = categories.find(({ id }) => id === categoryId) ?? categories[0]!;
  const { id, slug, name } = category;
  return {
    category: { id, slug, name },
    commissionPercent: slug === "watches" ? 12.5 : 10,
    attributes:
      slug === "rings"
        ? []
        : [
            {
              key: "material",
              name: { ru: "Материал", uz: "Material", en: "Material" },
              kind: "choice",
              unit: null,
              required: true,
              choices: [
                { value: "leather", name: { ru: "Кожа", uz: "Charm", en: "Leather" } },
                { value: "textile", name: { ru: "Ткань", uz: "Mato", en: "Textile" } },
              ],
            },
            {
              key: "weight",
              name: { ru: "Вес", uz: "Ogʻirligi", en: "Weight" },
              unit: { ru: "г", uz: "g", en: "g" },
              kind: "number",
              required: false,
              choices: [],
            },
            {
              key: "care",
              name: { ru: "Уход", uz: "Parvarish", en: "Care" },
              kind: "text",
              unit: null,
              required: false,
              choices: [],
            },
            {
              key: "handmade",
              name: { ru: "Ручная работа", uz: "Qoʻl mehnati", en: "Handmade" },
              kind: "yes_no",
              unit: null,
              required: false,
              choices: [],
            },
          ],
    ikpu: "07117001001000000",
    packageCode: "1234567",
    vatPercent: 12,
  };
}
