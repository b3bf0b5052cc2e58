import { normalizeText } from "../../text/normalize-text.ts";
import { bothScripts } from "../../text/every-script.ts";
import type { OrderRequest } from "../order/order-request.ts";
import type { ParcelPlan } from "../order/plan-parcels.ts";
import { isPrepaid } from "../payment/hold-until.ts";
import { acceptBy } from "./accept-by.ts";

/** What the shop's list of parcels goes by. */
export interface ShopParcelPlan extends ParcelPlan {
  /** ISO 8601; null until it is paid */
  accept_by: string | null;
  shop_text: string;
  buyer_text: string;
}

export interface ShopPlanInput {
  request: Pick<OrderRequest, "paymentMethod" | "contact">;
  lines: readonly { sellerId: string | undefined; sku: string | null }[];
  at: Date;
}

/** Adds to a parcel what only its shop looks at: its time, and the words it is found by. */
export function planForShop(parcel: ParcelPlan, { request, lines, at }: ShopPlanInput): ShopParcelPlan {
  const skus = lines.flatMap(({ sellerId, sku }) => (sku && sellerId === parcel.seller_id ? [sku] : []));
  const { name, phone } = request.contact;
  return {
    ...parcel,
    accept_by: isPrepaid(request.paymentMethod) ? null : acceptBy(at).toISOString(),
    shop_text: [parcel.number, ...skus].map(normalizeText).concat(parcel.search_text).join(" "),
    buyer_text: [...bothScripts(name), normalizeText(phone)].join(" "),
  };
}
