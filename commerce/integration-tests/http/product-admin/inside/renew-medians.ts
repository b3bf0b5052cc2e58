import type { MedusaContainer } from "@medusajs/framework/types";
import { renewMedians } from "../../../../src/workflows/product-check/renew-medians.ts";

export default async function renew(container: MedusaContainer): Promise<null> {
  await renewMedians(container);
  return null;
}
