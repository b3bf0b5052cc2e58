import { describe, expect, it } from "vitest";
import { canMove, orderStatuses, getOrderStatus, parcelMoves, type OrderActor } from "./order-status.ts";

const actors: OrderActor[] = ["buyer", "seller", "admin"];

describe("the table of a parcel's life", () => {
  it("never leads back, and ends in delivered and cancelled", () => {
    for (const from of orderStatuses) {
      for (const to of actors.flatMap((actor) => parcelMoves[from][actor])) {
        expect(orderStatuses.indexOf(to)).toBeGreaterThan(orderStatuses.indexOf(from));
      }
    }
    for (const end of ["delivered", "cancelled"] as const) {
      expect(actors.flatMap((actor) => parcelMoves[end][actor])).toEqual([]);
    }
  });

  it("lets seller and administrator walk it one step at a time", () => {
    const walk = ["pending", "confirmed", "processing", "shipped", "delivered"] as const;
    for (const actor of ["seller", "admin"] as const) {
      const steps = walk.slice(1).map((to, at) => canMove(actor, walk[at] ?? "pending", to));
      expect(steps).toEqual([true, true, true, true]);
      expect(canMove(actor, "pending", "shipped")).toBe(false);
    }
  });

  it("lets a buyer cancel while pending or confirmed, and nothing else", () => {
    const moves = orderStatuses.flatMap((from) => parcelMoves[from].buyer.map((to) => `${from} ${to}`));
    expect(moves).toEqual(["pending cancelled", "confirmed cancelled"]);
  });

  it("lets nobody cancel what is on its way", () => {
    for (const actor of actors) expect(canMove(actor, "shipped", "cancelled")).toBe(false);
  });
});

it.each([
  [[], "pending"],
  [["delivered", "shipped"], "shipped"],
  [["delivered", "pending", "shipped"], "pending"],
  [["cancelled", "delivered"], "delivered"],
  [["cancelled", "cancelled"], "cancelled"],
] as const)("an order of %j parcels is %s", (parcels, status) => {
  expect(getOrderStatus(parcels)).toBe(status);
});
