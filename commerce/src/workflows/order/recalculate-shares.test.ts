import { array, assert, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import type { OrderRow } from "./order-rows.ts";
import { splitInThousands } from "./split-sum.ts";
import { deliveryAfter, recalculateShares } from "./recalculate-shares.ts";

interface Parcel {
  status?: string;
  worth: number;
  expense?: number;
  delivery?: number;
}

/** One line for each parcel. */
function toOrder(parcels: Record<string, Parcel>, method = "payme"): OrderRow {
  const rows = Object.entries(parcels);
  return {
    metadata: { payment_method: method },
    shipping_total: rows.reduce((sum, [, { delivery = 0 }]) => sum + delivery, 0),
    discount_total: 0,
    items: rows.map(([seller, { worth }]) => ({
      id: `line-${seller}`,
      unit_price: worth,
      quantity: 1,
      metadata: { seller: { id: seller, name: seller } },
    })),
    seller_orders: rows.map(([seller, { status = "pending", worth, expense = 0, delivery = 0 }]) => ({
      id: seller,
      seller_id: seller,
      status,
      items_total: worth,
      commission_rate: 1000,
      delivery_total: delivery,
      discount_total: 0,
      delivery_at_shops_expense: expense,
      total: worth + delivery,
    })),
    // the only fields of the row that the shares depend on
  } as unknown as OrderRow;
}

/** The shares after a cancellation of these whole parcels. */
function sharesAfter(parcels: Record<string, Parcel>, cancelled: string[]) {
  const row = toOrder(parcels);
  const lines = { rows: row.items.filter(({ metadata }) => cancelled.includes(metadata.seller.id)) };
  return recalculateShares(row, { parcels: { ids: cancelled }, lines });
}

/** What the shops pay for delivery afterwards. */
function expensesAfter(parcels: Record<string, Parcel>, cancelled: string[]): Record<string, number> {
  return Object.fromEntries(
    sharesAfter(parcels, cancelled).map(({ id, delivery_at_shops_expense }) => [
      id,
      delivery_at_shops_expense,
    ]),
  );
}

/** What the buyer pays for delivery afterwards. */
function deliveriesAfter(parcels: Record<string, Parcel>, cancelled: string[]): Record<string, number> {
  return Object.fromEntries(
    sharesAfter(parcels, cancelled).map(({ id, delivery_total }) => [id, delivery_total]),
  );
}

describe("delivery at the shops' expense", () => {
  it("is split among the parcels still to be sent and adds up to the same sum", () => {
    const three = {
      a: { worth: 100, expense: 5_000 },
      b: { worth: 200, expense: 10_000 },
      c: { worth: 200, expense: 10_000 },
    };
    expect(expensesAfter(three, ["c"])).toEqual({ a: 8_333, b: 16_667, c: 0 });
    expect(expensesAfter(three, ["a", "c"])).toEqual({ a: 0, b: 25_000, c: 0 });
  });

  it("stays unchanged for a delivered parcel", () => {
    const two = {
      a: { status: "delivered", worth: 100, expense: 5_000 },
      b: { worth: 300, expense: 15_000 },
    };
    expect(expensesAfter(two, ["b"])).toEqual({ a: 5_000, b: 0 });
    const three = { ...two, c: { worth: 100, expense: 5_000 } };
    expect(expensesAfter(three, ["c"])).toEqual({ a: 5_000, b: 20_000, c: 0 });
  });

  it("is zero when the buyer pays or delivery is free", () => {
    expect(expensesAfter({ a: { worth: 1, expense: 0 }, b: { worth: 2, expense: 0 } }, ["a"])).toEqual({
      a: 0,
      b: 0,
    });
  });
});

describe("delivery that the buyer pays", () => {
  const three = (a: string, b: string) => ({
    a: { status: a, worth: 100, delivery: 5_000 },
    b: { status: b, worth: 300, delivery: 15_000 },
    c: { worth: 100, delivery: 5_000 },
  });

  it("is split among the parcels that are not cancelled", () => {
    expect(deliveriesAfter(three("pending", "confirmed"), ["c"])).toEqual({ a: 6_000, b: 19_000, c: 0 });
  });

  it.each(["shipped", "delivered"])(
    "stays unchanged for a parcel whose sum is fixed already: %s",
    (status) => {
      expect(deliveriesAfter(three(status, "processing"), ["c"])).toEqual({ a: 5_000, b: 20_000, c: 0 });
    },
  );

  it("moves to parcels in transit, and then to delivered ones, when no others are left", () => {
    expect(deliveriesAfter(three("delivered", "shipped"), ["c"])).toEqual({ a: 5_000, b: 20_000, c: 0 });
    expect(deliveriesAfter(three("delivered", "delivered"), ["c"])).toEqual({ a: 6_000, b: 19_000, c: 0 });
  });
});

describe("delivery that is paid in cash on delivery", () => {
  const life = record({
    worths: array(
      integer({ min: 1, max: 900 }).map((thousands) => thousands * 1_000),
      {
        minLength: 1,
        maxLength: 5,
      },
    ),
    fee: constantFrom(0, 3_000, 25_000, 40_000),
    steps: array(
      record({ at: integer({ min: 0, max: 4 }), to: constantFrom("shipped", "delivered", "cancelled") }),
      { maxLength: 12 },
    ),
  });

  it("adds up to what buyers were charged after random changes, and never changes a charged sum", () => {
    assert(
      property(life, ({ worths, fee, steps }) => {
        const row = toOrder(
          Object.fromEntries(
            splitInThousands(fee, worths).map((delivery, at) => [`s${at}`, { worth: worths[at]!, delivery }]),
          ),
          "cash",
        );
        const shares = new Map<string, number>();
        for (const { at, to } of steps) {
          const parcel = row.seller_orders[at % worths.length]!;
          const live = row.seller_orders.filter(({ status }) => status !== "cancelled");
          if (parcel.status === "cancelled" || parcel.status === "delivered") continue;
          if (to !== "cancelled") {
            parcel.status = to;
            shares.set(parcel.id, parcel.total);
          } else if (parcel.status !== "shipped" && live.length > 1) {
            const lines = row.items.filter(({ metadata }) => metadata.seller.id === parcel.seller_id);
            row.shipping_total = deliveryAfter(row, [parcel.id]);
            expect(deliveryAfter(row, [parcel.id])).toBe(row.shipping_total);
            for (const share of recalculateShares(row, {
              parcels: { ids: [parcel.id] },
              lines: { rows: lines },
            })) {
              Object.assign(
                row.seller_orders.find(({ id }) => id === share.id)!,
                share,
              );
            }
            parcel.status = "cancelled";
          }
          const coming = row.seller_orders.filter(({ status }) => status !== "cancelled");
          const worth = coming.reduce((sum, { items_total }) => sum + items_total, 0);
          expect(coming.reduce((sum, { total }) => sum + total, 0)).toBe(worth + row.shipping_total);
          for (const { id, total } of coming) {
            expect(total % 1_000).toBe(0);
            if (shares.has(id)) expect(total).toBe(shares.get(id));
          }
        }
      }),
    );
  });
});
