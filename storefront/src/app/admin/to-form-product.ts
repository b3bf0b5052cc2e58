import type { AdministeredProduct } from "@bezak/contract/product-admin.ts";
import type { SellerProduct } from "@bezak/contract/seller-products.ts";

/** The product as the form of its shop knows it, with a counted version. */
export function toFormProduct(product: AdministeredProduct): SellerProduct {
  const { seller: _, suspiciousPrice: __, version, ...fields } = product;
  return { ...fields, version: Number(version) };
}
