import type { MedusaContainer } from "@medusajs/framework/types";
import { cachedSellers } from "../../catalog/cached-sellers.ts";
import { currentImage } from "../../catalog/current-image.ts";
import { emitChangeEvent } from "../../emit-change-event.ts";

/** A shop was changed past its module; `data.id` is the shop's. May be lost with the process. */
export const shopChangedEvent = "shop.changed";

/** Lets a change of a shop show at once. What its goods have to be made anew for is a job: `renew-shop`. */
export async function announceShop(container: MedusaContainer, sellerId: string): Promise<void> {
  cachedSellers.forget();
  currentImage.invalidate();
  await emitChangeEvent(container, shopChangedEvent, sellerId);
}

/** Somebody has joined a shop. May be lost with the process. */
export const announceMember = (container: MedusaContainer, memberId: string): Promise<void> =>
  emitChangeEvent(container, "seller.seller-member.created", memberId);
