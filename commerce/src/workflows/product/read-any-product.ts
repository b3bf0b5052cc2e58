import type { SellerRef } from "@bezak/contract/catalog.ts";
import type { SuspiciousPrice } from "@bezak/contract/product-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readRows } from "../../read-rows.ts";
import { SUSPICIOUS_PRICE } from "../product-check/suspicious-price.ts";
import { readProduct } from "./read-product.ts";
import { noSuchProduct } from "./write-product.ts";

/** The shop that a product belongs to. @throws ShopError 404 product_not_found */
export async function readOwner(container: MedusaContainer, productId: string): Promise<SellerRef> {
  const { rows } = (await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select seller.id, seller.name from product
     join seller_seller_product_product owned on owned.product_id = product.id and owned.deleted_at is null
     join seller on seller.id = owned.seller_id
     where product.id = ? and product.deleted_at is null`,
    [productId],
  )) as { rows: SellerRef[] };
  const [seller] = rows;
  if (!seller) throw noSuchProduct();
  return seller;
}

/** A product of any shop, as administrators edit it. @throws ShopError 404 product_not_found */
export async function readAnyProduct(container: MedusaContainer, id: string) {
  const seller = await readOwner(container, id);
  const product = await readProduct(container, seller.id, id);
  const [row] = await readRows<{ found: SuspiciousPrice | null }>(
    container,
    `select ${SUSPICIOUS_PRICE} as found from product where id = ?`,
    [id],
  );
  return { ...product, seller, suspiciousPrice: row?.found ?? null, version: String(product.version) };
}
