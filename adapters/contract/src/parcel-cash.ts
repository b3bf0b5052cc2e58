import { z } from "zod";
import { cashCollectors } from "./payout-status.ts";
import { Sum } from "./shared-schemas.ts";

/** What a buyer pays when a parcel is handed over, and to whom; a sum that can be paid in notes. */
export const ParcelCash = z
  .object({
    goods: Sum.describe("the products, after a discount"),
    delivery: Sum.describe("the parcel's share of the delivery fee, whole thousands"),
    total: Sum,
    collector: z.enum(cashCollectors).describe("who takes it; frozen when the order is placed"),
  })
  .meta({ id: "ParcelCash" });

export type ParcelCash = z.infer<typeof ParcelCash>;
