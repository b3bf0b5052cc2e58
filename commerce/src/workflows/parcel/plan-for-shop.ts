import type { NewOrder } from "@bezak/contract/orders.ts";
import type { CashCollector } from "@bezak/contract/payout-status.ts";
import { normalizeText } from "../../text/normalize-text.ts";
import { bothScripts } from "../../text/every-script.ts";
import type { ParcelPlan } from "../order/plan-parcels.ts";
import { isPrepaid } from "../payment/payment-deadline.ts";
import { acceptBy } from "./accept-by.ts";

/** With the columns that the shop's list is sorted and searched by. */
export interface ShopParcelPlan extends ParcelPlan {
  /** ISO 8601; null until it is paid */
  accept_by: string | null;
  shop_text: string;
  buyer_text: string;
  /** copied: a change of the shop's terms affects only later orders */
  cash_collector: CashCollector;
}

export interface ShopPlanInput {
  request: Pick<NewOrder, "paymentMethod" | "contact">;
  lines: readonly { sellerId: string | undefined; sku: string | null; cashCollector: CashCollector }[];
  at: Date;
}

/** Adds what only the shop's list uses: the deadline for accepting and the search texts. */
export function planForShop(parcel: ParcelPlan, { request, lines, at }: ShopPlanInput): ShopParcelPlan {
  const own = lines.filter(({ sellerId }) => sellerId === parcel.seller_id);
  const skus = own.flatMap(({ sku }) => (sku ? [sku] : []));
  const { name, phone } = request.contact;
  return {
    ...parcel,
    accept_by: isPrepaid(request.paymentMethod) ? null : acceptBy(at).toISOString(),
    shop_text: [parcel.number, ...skus].map(normalizeText).concat(parcel.search_text).join(" "),
    cash_collector: own[0]?.cashCollector ?? "shop",
    buyer_text: [...bothScripts(name), normalizeText(phone)].join(" "),
  };
}
