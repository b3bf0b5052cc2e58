import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import type { SellerRole } from "@bezak/contract/seller-roles.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { findHoliday } from "./holiday.ts";
import { maskedAccount } from "./payout-account.ts";
import { readShopRow } from "./shop-row.ts";

/** Without empty languages, as the contract requires. */
const localized = (text: LocalizedText | null) =>
  text && { ru: text.ru, uz: text.uz ?? undefined, en: text.en ?? undefined };

/** All settings of a shop; only the owner sees the payout account. */
export async function readSettings(
  container: MedusaContainer,
  { sellerId, role }: { sellerId: string; role: SellerRole },
) {
  const shop = await readShopRow(container, sellerId);
  return {
    name: shop.name,
    slug: shop.slug,
    description: localized(shop.description),
    logo: shop.logo,
    banner: shop.banner,
    workingHours: shop.working_hours,
    currency: "UZS",
    returnPolicy: localized(shop.return_policy),
    freeShippingThreshold: shop.free_shipping_threshold,
    deliveryZones: shop.delivery_zones,
    holidayUntil: findHoliday(shop.holiday_until),
    payoutAccount: role === "owner" && shop.payout_account ? maskedAccount(shop.payout_account) : null,
  };
}
