import type { MedusaContainer } from "@medusajs/framework/types";
import { SELLER_ORDER_MODULE } from "../modules/seller-order/index.ts";
import type { SellerOrderModuleService } from "../modules/seller-order/service.ts";

const WEEK_MS = 7 * 86_400_000;
/** Who sells best changes slowly. */
const KEPT_MS = 60_000;

let kept: { sales: Promise<Map<string, number>>; until: number } | undefined;

/** What each seller has sold in the last seven days, in sum; read at most once a minute. */
export async function salesOfWeek(container: MedusaContainer): Promise<Map<string, number>> {
  if (!kept || kept.until <= Date.now()) {
    const sales = container
      .resolve<SellerOrderModuleService>(SELLER_ORDER_MODULE)
      .salesSince(new Date(Date.now() - WEEK_MS));
    kept = { sales, until: Date.now() + KEPT_MS };
    sales.catch(() => (kept = undefined));
  }
  return kept.sales;
}
