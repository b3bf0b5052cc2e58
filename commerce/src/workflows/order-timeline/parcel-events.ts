import type { OrderEvent } from "@bezak/contract/order-timeline.ts";
import type { CancellationRow } from "../../modules/parcel/cancellation.ts";
import type { LineRow, ShownOrder } from "../order/order-rows.ts";
import { findCanceller, findStepper, nobody, type Act } from "./administrator-acts.ts";

const iso = (at: Date | string) => new Date(at).toISOString();

/** The statuses of each parcel. */
export function toParcelEvents(
  row: ShownOrder,
  sellers: ReadonlyMap<string, string>,
  acts: readonly Act[],
): OrderEvent[] {
  return row.seller_orders.flatMap(({ id, number, seller_id: sellerId, timeline }) =>
    timeline.entries.map(({ status, at, actor, reason }, index) => ({
      id: `${id}-${index}`,
      at: iso(at),
      kind: "parcel" as const,
      parcel: number,
      seller: sellers.get(sellerId) ?? "",
      status,
      actor,
      ...(actor === "admin" ? findStepper(acts, { id, status, at: iso(at) }) : nobody),
      reason: reason ?? null,
    })),
  );
}

/**
 * What a cancellation did beside the statuses of parcels: lines that left a parcel, and the refund. A cancellation that
 * is not finished is listed too.
 */
export function toCancellationEvents(cancellation: CancellationRow, acts: readonly Act[]): OrderEvent[] {
  const { id, parcels, lines, actor, reason, created_at: at, refund_amount: amount } = cancellation;
  const events: OrderEvent[] = [];
  if (parcels.ids.length === 0) {
    events.push({
      id,
      at: iso(at),
      kind: "lines_cancelled",
      actor,
      ...(actor === "admin"
        ? findCanceller(
            acts,
            lines.rows.map(({ id: lineId }) => lineId),
          )
        : nobody),
      reason,
      items: (lines.rows as LineRow[]).map(({ metadata, quantity }) => ({
        name: metadata.name,
        quantity: Number(quantity),
      })),
    });
  }
  const state = cancellation.refund_state;
  if (state !== "none")
    events.push({ id: `refund-${id}`, at: iso(at), kind: "refund", amount: Number(amount), state });
  return events;
}
