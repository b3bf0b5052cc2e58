import type { MedusaContainer } from "@medusajs/framework/types";
import { countParcels } from "./count-parcels.ts";

/** Parcels that a shop can accept now: new ones that are paid, or will be paid on delivery. */
export async function countAwaiting(container: MedusaContainer, sellerId: string): Promise<number> {
  return (await countParcels(container, sellerId)).pending;
}
