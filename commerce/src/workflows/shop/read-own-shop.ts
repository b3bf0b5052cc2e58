import type { SellerRole } from "@bezak/contract/seller-roles.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { countAwaiting } from "../parcel/count-awaiting.ts";
import { findHoliday } from "./holiday.ts";
import { readChecklist } from "./read-checklist.ts";
import { readShopRow } from "./shop-row.ts";

/** A member's shop for the header of the panel, as the contract's type. */
export async function readOwnShop(
  container: MedusaContainer,
  { sellerId, role }: { sellerId: string; role: SellerRole },
) {
  const [shop, awaiting] = await Promise.all([
    readShopRow(container, sellerId),
    countAwaiting(container, sellerId),
  ]);
  return {
    id: shop.id,
    name: shop.name,
    slug: shop.slug,
    logo: shop.logo,
    status: shop.status,
    suspendedReason: shop.status === "suspended" ? shop.suspended_reason : null,
    suspendedAt: shop.status === "suspended" ? shop.suspended_at : null,
    holidayUntil: findHoliday(shop.holiday_until),
    role,
    awaiting,
    checklist: await readChecklist(container, shop, role),
  };
}
