import type { MedusaContainer } from "@medusajs/framework/types";
import { cachedSellers } from "../../catalog/cached-sellers.ts";
import { currentImage } from "../../catalog/current-image.ts";
import { emitChangeEvent } from "../../emit-change-event.ts";

/** For a shop that was changed without its module; `data.id` is the shop's. Lost if the process dies. */
export const shopChangedEvent = "shop.changed";

/** Makes a change of a shop visible at once. Its products' documents are updated by the job `renew-shop`. */
export async function announceShop(container: MedusaContainer, sellerId: string): Promise<void> {
  cachedSellers.forget();
  currentImage.invalidate();
  await emitChangeEvent(container, shopChangedEvent, sellerId);
}

/** For a new member of a shop. Lost if the process dies. */
export const announceMember = (container: MedusaContainer, memberId: string): Promise<void> =>
  emitChangeEvent(container, "seller.seller-member.created", memberId);
