import { describe, expect, it } from "vitest";
import { canMove, orderStatuses, getOrderStatus, parcelMoves, type OrderActor } from "./order-status.ts";

const actors: OrderActor[] = ["buyer", "seller", "admin"];

describe("the transitions of a parcel", () => {
  it("never return to an earlier parcel status and end in delivered or cancelled", () => {
    for (const from of orderStatuses) {
      for (const to of actors.flatMap((actor) => parcelMoves[from][actor])) {
        expect(orderStatuses.indexOf(to)).toBeGreaterThan(orderStatuses.indexOf(from));
      }
    }
    for (const end of ["delivered", "cancelled"] as const) {
      expect(actors.flatMap((actor) => parcelMoves[end][actor])).toEqual([]);
    }
  });

  it("let sellers and administrators advance a parcel one status at a time", () => {
    const walk = ["pending", "confirmed", "processing", "shipped", "delivered"] as const;
    for (const actor of ["seller", "admin"] as const) {
      const steps = walk.slice(1).map((to, at) => canMove(actor, walk[at] ?? "pending", to));
      expect(steps).toEqual([true, true, true, true]);
      expect(canMove(actor, "pending", "shipped")).toBe(false);
    }
  });

  it("let buyers only cancel pending and confirmed parcels", () => {
    const moves = orderStatuses.flatMap((from) => parcelMoves[from].buyer.map((to) => `${from} ${to}`));
    expect(moves).toEqual(["pending cancelled", "confirmed cancelled"]);
  });

  it("let nobody cancel a shipped parcel", () => {
    for (const actor of actors) expect(canMove(actor, "shipped", "cancelled")).toBe(false);
  });
});

it.each([
  [[], "pending"],
  [["delivered", "shipped"], "shipped"],
  [["delivered", "pending", "shipped"], "pending"],
  [["cancelled", "delivered"], "delivered"],
  [["cancelled", "cancelled"], "cancelled"],
] as const)("gives an order of %j parcels the status %s", (parcels, status) => {
  expect(getOrderStatus(parcels)).toBe(status);
});
