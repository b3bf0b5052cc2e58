import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { SELLER_MODULE } from "../../../../src/modules/seller/index.ts";
import type { SellerModuleService } from "../../../../src/modules/seller/service.ts";
import { giveProduct, type SellerWithSales } from "./add-sales.ts";

/** Returns the products that other sellers took over, and deletes these sellers. */
export default async function removeSellers(container: MedusaContainer, sellers: SellerWithSales[]) {
  const pg = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [known] = await container.resolve<SellerModuleService>(SELLER_MODULE).listSellers({ slug: "zargar" });
  for (const { product } of sellers) if (product) await giveProduct(container, product, known!.id);
  const theirs = "(select id from seller where slug = any(?))";
  const slugs = sellers.map(({ slug }) => slug);
  for (const table of ["seller_order", "product_review", "seller_seller_product_product"])
    await pg.raw(`delete from ${table} where seller_id in ${theirs}`, [slugs]);
  await pg.raw("delete from seller where slug = any(?)", [slugs]);
}
