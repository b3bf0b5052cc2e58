import type { TimelineEntry } from "@bezak/contract/orders.ts";
import { getOrderStatus, type OrderStatus } from "@bezak/contract/order-status.ts";

interface Progress {
  status: OrderStatus;
  timeline: readonly TimelineEntry[];
}

/** The times at which the order as a whole reached each status, from the timelines of its parcels. */
export function orderTimeline(parcels: readonly Progress[]): TimelineEntry[] {
  const steps = parcels
    .flatMap(({ timeline }, parcel) => timeline.map((entry) => ({ parcel, entry })))
    .sort((a, b) => Date.parse(a.entry.at) - Date.parse(b.entry.at));
  const now: OrderStatus[] = parcels.map(() => "pending");
  const timeline: TimelineEntry[] = [];
  for (const { parcel, entry } of steps) {
    now[parcel] = entry.status;
    const status = getOrderStatus(now);
    if (timeline.at(-1)?.status !== status) timeline.push({ ...entry, status });
  }
  return timeline;
}
