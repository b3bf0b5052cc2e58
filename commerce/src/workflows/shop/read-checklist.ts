import { mayEnter, type SellerRole } from "@bezak/contract/seller-roles.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { ShopRow } from "./shop-row.ts";

interface ChecklistRow {
  product: boolean;
  published: boolean;
  first_sale: boolean;
}

/** The steps to the first sale, in order; empty for a role that may take none of them. */
export async function readChecklist(container: MedusaContainer, shop: ShopRow, role: SellerRole) {
  if (!mayEnter(role, "settings")) return [];
  const { rows } = (await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `with goods as (
       select product.status from seller_seller_product_product link
       join product on product.id = link.product_id and product.deleted_at is null
       where link.seller_id = ? and link.deleted_at is null)
     select exists (select from goods) as product,
       exists (select from goods where status = 'published') as published,
       exists (select from seller_order where seller_id = ? and status = 'delivered' and deleted_at is null) as first_sale`,
    [shop.id, shop.id],
  )) as { rows: ChecklistRow[] };
  const { product = false, published = false, first_sale = false } = rows[0] ?? {};
  const steps = [
    { step: "profile", done: Boolean(shop.description?.ru) },
    { step: "logo", done: shop.logo !== null },
    { step: "payout", done: shop.payout_account !== null },
    { step: "product", done: product || first_sale },
    { step: "published", done: published || first_sale },
    { step: "first_sale", done: first_sale },
  ];
  // only the owner decides where the money goes
  return role === "owner" ? steps : steps.filter(({ step }) => step !== "payout");
}
