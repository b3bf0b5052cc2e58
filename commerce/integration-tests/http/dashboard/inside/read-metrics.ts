import type { MedusaContainer } from "@medusajs/framework/types";
import { createShopMetrics } from "../../../../src/metrics/shop-metrics.ts";

/** What a monitor reads from this process. */
export default function readMetrics(container: MedusaContainer): Promise<string> {
  return createShopMetrics(container).metrics();
}
