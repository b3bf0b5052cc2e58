import type { TimelineEntry } from "@bezak/contract/orders.ts";
import type { OrderStatus } from "@bezak/contract/order-status.ts";
import { describe, expect, it } from "vitest";
import { orderTimeline } from "./order-progress.ts";

function parcel(...steps: [OrderStatus, number, TimelineEntry["actor"]][]) {
  const timeline = steps.map(([status, hour, actor]) => ({
    status,
    actor,
    at: new Date(hour * 3_600_000).toISOString(),
  }));
  return { status: steps.at(-1)?.[0] ?? "pending", timeline };
}

describe("orderTimeline", () => {
  it("moves when the least advanced live parcel moves", () => {
    const first = parcel(["pending", 0, "buyer"], ["confirmed", 1, "seller"], ["processing", 4, "seller"]);
    const second = parcel(["pending", 0, "buyer"], ["confirmed", 3, "admin"]);
    expect(orderTimeline([first, second]).map(({ status, actor }) => [status, actor])).toEqual([
      ["pending", "buyer"],
      ["confirmed", "admin"],
    ]);
  });

  it("ignores cancelled parcels, and ends when all are cancelled", () => {
    const first = parcel(["pending", 0, "buyer"], ["confirmed", 1, "seller"]);
    const second = parcel(["pending", 0, "buyer"], ["cancelled", 2, "seller"]);
    expect(orderTimeline([first, second]).map(({ status }) => status)).toEqual(["pending", "confirmed"]);
    expect(orderTimeline([second, second]).map(({ status }) => status)).toEqual(["pending", "cancelled"]);
  });
});
