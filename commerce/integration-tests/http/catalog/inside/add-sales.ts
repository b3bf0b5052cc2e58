import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { REVIEW_MODULE } from "../../../../src/modules/review/index.ts";
import type { ReviewModuleService } from "../../../../src/modules/review/service.ts";
import { SELLER_MODULE } from "../../../../src/modules/seller/index.ts";
import type { SellerModuleService } from "../../../../src/modules/seller/service.ts";
import { PARCEL_MODULE } from "../../../../src/modules/parcel/index.ts";
import type { ParcelModuleService } from "../../../../src/modules/parcel/service.ts";

/** Another seller: its product, rating and sent parcels. */
export interface SellerWithSales {
  slug: string;
  rating: number;
  /** a product that it takes over */
  product?: string;
  parcels: { sum: number; daysAgo: number; status: "delivered" | "cancelled" }[];
}

/** Adds sellers who take a product over, with parcels written directly to the database. */
export default async function addSales(container: MedusaContainer, sellers: SellerWithSales[]) {
  const pg = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  for (const { slug, rating, product: handle, parcels } of sellers) {
    const { id } = await container
      .resolve<SellerModuleService>(SELLER_MODULE)
      .createSellers({ slug, name: slug, joined_at: new Date() });
    await container.resolve<ReviewModuleService>(REVIEW_MODULE).createProductReviews({
      product_id: `product_of_${slug}`,
      seller_id: id,
      rating,
      status: "published",
      text: "Хороший продавец",
      images: [],
    });
    if (handle) await giveProduct(container, handle, id);
    for (const [index, { sum, daysAgo, status }] of parcels.entries()) {
      const parcel = await container.resolve<ParcelModuleService>(PARCEL_MODULE).createSellerOrders({
        order_id: `order_${slug}_${index}`,
        customer_id: "cus_1",
        seller_id: id,
        status,
        number: `${slug}-${index}`,
        items_total: sum,
        delivery_total: 0,
        discount_total: 0,
        total: sum,
        commission_rate: 0,
        commission: 0,
        timeline: { entries: [] },
      });
      await pg.raw("update seller_order set created_at = now() - ? * interval '1 day' where id = ?", [
        daysAgo,
        parcel.id,
      ]);
    }
  }
}

export async function giveProduct(
  container: MedusaContainer,
  handle: string,
  sellerId: string,
): Promise<void> {
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "product",
    fields: ["id", "seller.id"],
    filters: { handle },
  });
  const [product] = data as unknown as { id: string; seller: { id: string } }[];
  const ownedBy = (seller_id: string) => ({
    [SELLER_MODULE]: { seller_id },
    [Modules.PRODUCT]: { product_id: product!.id },
  });
  await link.dismiss(ownedBy(product!.seller.id));
  await link.create(ownedBy(sellerId));
}
