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
  return { ...sellerProduct(index), seller: shops[index % shops.length]!, version: "3", ...more };
}

/** Thirty products of two shops: two of them hidden, one without a picture, one without a price. */
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
    return administeredProduct(index, { price: null, image: null, images: [], missing: ["images", "price"] });
  return administeredProduct(index);
});

export function toAdministeredRow({
  seller,
  version,
  ...whole
}: AdministeredProduct): AdministeredProductRow {
  return { ...toRow({ ...whole, version: Number(version) }), seller, version };
}
