import type { Sum } from "@bezak/contract/money.ts";
import type { TimelineEntry } from "@bezak/contract/orders.ts";
import type { ParcelProducts } from "./parcel-products.ts";
import type { ParcelSums } from "./parcel-sums.ts";

export type RefundState = "none" | "due" | "asked" | "done" | "owed";

/** A row of `order_cancellation`; `Line` is an order line before the cancellation. */
export interface CancellationRow<Line = { id: string }> {
  id: string;
  order_id: string;
  parcels: { ids: string[] };
  lines: { rows: Line[] };
  whole: boolean;
  actor: TimelineEntry["actor"];
  reason: string | null;
  state: "started" | "done";
  refund_amount: number;
  refund_state: RefundState;
  created_at: Date | string;
}

export type NewCancellation = Omit<CancellationRow, "id" | "state" | "created_at">;

/** A parcel's sums, and the commission on them. */
export interface ParcelShare extends ParcelSums {
  id: string;
  commission: Sum;
  goods: ParcelProducts;
}
