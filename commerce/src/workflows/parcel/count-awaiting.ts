import type { MedusaContainer } from "@medusajs/framework/types";
import { countParcels } from "./count-parcels.ts";

/** Parcels of a shop that it can accept now: new ones that are paid, or paid for when they are handed over. */
export async function countAwaiting(container: MedusaContainer, sellerId: string): Promise<number> {
  return (await countParcels(container, sellerId)).pending;
}
