import { describe, expect, it } from "vitest";
import type { OrderRow } from "./order-view.ts";
import { shareAnew } from "./share-anew.ts";

interface Parcel {
  status?: string;
  worth: number;
  expense: number;
}

/** An order whose delivery its shops pay: one line for each parcel. */
function orderOf(parcels: Record<string, Parcel>): OrderRow {
  const rows = Object.entries(parcels);
  return {
    ...{ shipping_total: 0, discount_total: 0 },
    items: rows.map(([seller, { worth }]) => ({
      ...{ id: `line-${seller}`, unit_price: worth, quantity: 1 },
      metadata: { seller: { id: seller, name: seller } },
    })),
    seller_orders: rows.map(([seller, { status = "pending", worth, expense }]) => ({
      ...{ id: seller, seller_id: seller, status, items_total: worth, commission_rate: 1000 },
      ...{ delivery_total: 0, discount_total: 0, delivery_at_shops_expense: expense, total: worth },
    })),
    // of an order's row, shares are made of these alone
  } as unknown as OrderRow;
}

/** What shops pay for delivery once these parcels are cancelled whole. */
function expensesAfter(parcels: Record<string, Parcel>, cancelled: string[]): Record<string, number> {
  const row = orderOf(parcels);
  const lines = { rows: row.items.filter(({ metadata }) => cancelled.includes(metadata.seller.id)) };
  const shares = shareAnew(row, { parcels: { ids: cancelled }, lines });
  return Object.fromEntries(
    shares.map(({ id, delivery_at_shops_expense }) => [id, delivery_at_shops_expense]),
  );
}

describe("delivery at the shops' expense", () => {
  it("is shared by who still sends something, and adds up to what it was", () => {
    const three = {
      a: { worth: 100, expense: 5_000 },
      b: { worth: 200, expense: 10_000 },
      c: { worth: 200, expense: 10_000 },
    };
    expect(expensesAfter(three, ["c"])).toEqual({ a: 8_333, b: 16_667, c: 0 });
    expect(expensesAfter(three, ["a", "c"])).toEqual({ a: 0, b: 25_000, c: 0 });
  });

  it("of a delivered parcel is booked and stays", () => {
    const two = {
      a: { status: "delivered", worth: 100, expense: 5_000 },
      b: { worth: 300, expense: 15_000 },
    };
    expect(expensesAfter(two, ["b"])).toEqual({ a: 5_000, b: 0 });
    const three = { ...two, c: { worth: 100, expense: 5_000 } };
    expect(expensesAfter(three, ["c"])).toEqual({ a: 5_000, b: 20_000, c: 0 });
  });

  it("is none where the buyer pays or nobody does", () => {
    expect(expensesAfter({ a: { worth: 1, expense: 0 }, b: { worth: 2, expense: 0 } }, ["a"])).toEqual({
      a: 0,
      b: 0,
    });
  });
});
