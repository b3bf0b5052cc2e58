import type { MedusaContainer } from "@medusajs/framework/types";
import { SELLER_MODULE } from "../modules/seller/index.ts";
import type { SellerModuleService } from "../modules/seller/service.ts";
import { ShopError } from "../shop-error.ts";
import { findHoliday } from "../workflows/shop/holiday.ts";
import { currentImage } from "./current-image.ts";
import { countBySeller } from "./product-counts.ts";
import { readSellerRatings } from "./seller-ratings.ts";

/** Returns the public page of an active seller, by id or slug; 404 for any other. */
export async function readSeller(container: MedusaContainer, key: string) {
  const sellers = container.resolve<SellerModuleService>(SELLER_MODULE);
  const [seller] = await sellers.listSellers({ $or: [{ id: key }, { slug: key }], status: "active" });
  if (!seller) {
    throw new ShopError(404, "seller_not_found", "There is no such seller.");
  }
  const ratingOf = await readSellerRatings(container, [seller.id]);
  return {
    id: seller.id,
    name: seller.name,
    slug: seller.slug,
    description: seller.description,
    logo: seller.logo,
    banner: seller.banner,
    ...ratingOf(seller.id),
    productCount: countBySeller(await currentImage(container)).get(seller.id) ?? 0,
    joinedAt: seller.joined_at,
    workingHours: seller.working_hours,
    returnPolicy: seller.return_policy,
    holidayUntil: findHoliday(seller.holiday_until),
    freeShippingThreshold:
      seller.free_shipping_threshold === null ? null : Number(seller.free_shipping_threshold),
    deliveryZones: seller.delivery_zones,
  };
}
