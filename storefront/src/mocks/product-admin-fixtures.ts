import type { ProductProblem } from "@bezak/contract/product-attributes.ts";
import type { AdministeredProduct, AdministeredProductRow } from "@bezak/contract/product-admin.ts";
import { sellerProduct, toRow } from "./seller-product-fixtures.ts";

const shops = [
  { id: "registon", name: "Registon Atelier" },
  { id: "soxta", name: "Soxta Bozor" },
];

/** A product as administrators see it; always the same for an index. */
export function administeredProduct(
  index: number,
  more: Partial<AdministeredProduct> = {},
): AdministeredProduct {
  return {
    ...sellerProduct(index),
    seller: shops[index % shops.length]!,
    suspiciousPrice: null,
    version: "3",
    ...more,
  };
}

/** Thirty products of two shops: two of them hidden, one without a picture, a price and a translation. */
export const administeredProducts: readonly AdministeredProduct[] = Array.from({ length: 30 }, (_, index) => {
  if (index === 1)
    return administeredProduct(index, {
      status: "hidden",
      hiddenReason: "Нет документов на товар: пришлите сертификат соответствия, и мы снова покажем его",
    });
  if (index === 2)
    return administeredProduct(index, {
      status: "hidden",
      hiddenReason: "Подделка",
      missing: ["images"],
      image: null,
      images: [],
    });
  if (index === 3)
    return administeredProduct(index, {
      name: { ru: "Солнечные очки 3" },
      price: null,
      image: null,
      images: [],
      missing: ["images", "price"],
    });
  if (index === 4)
    return administeredProduct(index, {
      suspiciousPrice: { reason: "far_above", price: 630_000, compared: 90_000, products: 64 },
    });
  return administeredProduct(index);
});

/** What a product lacks, as the server finds it. */
function findProblems(product: AdministeredProduct): ProductProblem[] {
  const { images, name, description, missing, suspiciousPrice } = product;
  const isTranslated = [name, description].every(({ uz, en }) => uz && en);
  return [
    ...(images.length > 0 ? [] : ["no_picture" as const]),
    ...(isTranslated ? [] : ["no_translation" as const]),
    ...(missing.includes("ikpu") ? ["no_fiscal_code" as const] : []),
    ...(suspiciousPrice ? ["suspicious_price" as const] : []),
  ];
}

export function toAdministeredRow(product: AdministeredProduct): AdministeredProductRow {
  const { seller, version, suspiciousPrice, ...whole } = product;
  const row = toRow({ ...whole, version: Number(version) });
  return { ...row, seller, version, suspiciousPrice, problems: findProblems(product) };
}
