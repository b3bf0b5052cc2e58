import type { MedusaContainer } from "@medusajs/framework/types";
import { renewMedians } from "../workflows/product-check/renew-medians.ts";

export default async function renewPriceMedians(container: MedusaContainer): Promise<void> {
  await renewMedians(container);
}

/** A product is checked when it is written; this compares with what the others cost now. */
export const config = { name: "renew-price-medians", schedule: "41 * * * *" };
