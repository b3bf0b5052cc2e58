import { z } from "zod";
import { cashCollectors } from "./payout-status.ts";
import { Sum } from "./shared-schemas.ts";

/** What a buyer pays in cash on delivery; the amount can be paid in notes. */
export const ParcelCash = z
  .object({
    goods: Sum.describe("value of the products, less the discount"),
    delivery: Sum.describe("the parcel's share of the delivery fee, in whole thousands"),
    total: Sum,
    collector: z.enum(cashCollectors).describe("who collects the cash; set when the order is placed"),
  })
  .meta({ id: "ParcelCash" });

export type ParcelCash = z.infer<typeof ParcelCash>;
