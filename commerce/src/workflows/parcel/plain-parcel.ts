import { sureSteps } from "../order/plain-order.ts";
import type { ShopParcelRow } from "./parcel-rows.ts";
import { viewShopParcel, type ShopParcelView } from "./view-parcel.ts";

/**
 * A shop's view of a parcel whose lines or texts are stored in an unexpected shape: its number, status and money, which are
 * stored in columns of their own.
 */
export function viewShopParcelPlainly(row: ShopParcelRow): ShopParcelView {
  const metadata = row.metadata as Partial<ShopParcelRow["metadata"]> | null;
  const { city } = (metadata?.delivery ?? {}) as { city?: unknown };
  const nobody = { name: "", phone: "" };
  const delivery = { method: "pickup", city: typeof city === "string" ? city : "", address: "" } as const;
  const plain = viewShopParcel({
    ...row,
    lines: [],
    gone: [],
    timeline: sureSteps(row.timeline),
    metadata: { payment_method: row.method, delivery, contact: nobody, comment: null },
  });
  return { ...plain, delivery: null, contact: null };
}
