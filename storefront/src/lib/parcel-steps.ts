import { orderStatuses, type OrderStatus } from "@bezak/contract/order-status.ts";
import type { Parcel } from "@bezak/contract/orders.ts";
import type { TimelineState } from "@bezak/ui-kit";

export interface ShownParcelStep {
  status: OrderStatus;
  state: TimelineState;
  /** when it happened, if known */
  at?: string;
}

/** Statuses of a parcel that is not cancelled. */
const steps = orderStatuses.filter((status) => status !== "cancelled");

/** Past, current and future steps of a parcel. A cancelled parcel has no future ones. */
export function parcelSteps({ status, timeline }: Pick<Parcel, "status" | "timeline">): ShownParcelStep[] {
  const step = (of: OrderStatus, state: TimelineState): ShownParcelStep => {
    const at = timeline.findLast((entry) => entry.status === of)?.at;
    return { status: of, state, ...(at === undefined ? {} : { at }) };
  };
  const reached = (of: OrderStatus) => timeline.some((entry) => entry.status === of);
  if (status === "cancelled") {
    return [...steps.filter(reached).map((of) => step(of, "done")), step(status, "failed")];
  }
  const now = steps.indexOf(status);
  return steps.map((of, index) => {
    if (index < now || of === "delivered") return step(of, index <= now ? "done" : "upcoming");
    return step(of, index === now ? "current" : "upcoming");
  });
}
