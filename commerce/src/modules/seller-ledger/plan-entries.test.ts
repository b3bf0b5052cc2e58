import { array, assert, integer, property, record, shuffledSubarray, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import type { NewTransaction } from "./ledger-rows.ts";
import { planCollected, planEarning, planRefund, type DeliveredParcel } from "./plan-entries.ts";

const now = new Date("2026-11-22T10:00:00Z");
const availableAt = new Date("2026-12-06T10:00:00Z");

const line = record({
  quantity: integer({ min: 1, max: 99 }),
  price: integer({ min: 1, max: 1_000_000_000_000 }),
  commissions: integer({ min: 0, max: 10_000 }),
}).map(({ quantity, price, commissions }) => ({
  name: { ru: "Кольцо" },
  quantity,
  total: quantity * price,
  commission: Number((BigInt(quantity * price) * BigInt(commissions)) / 10_000n),
}));

const parcel = record({
  lines: array(line, { minLength: 1, maxLength: 6 }),
  deliveryAtShopsExpense: integer({ min: 0, max: 50_000 }),
}).map(({ lines, deliveryAtShopsExpense }): DeliveredParcel => ({
  id: "selord_1",
  orderId: "order_1",
  sellerId: "sel_1",
  number: "1234567890-1",
  lines: lines.map((one, at) => ({ ...one, itemId: `line_${at}` })),
  deliveryAtShopsExpense,
  collected: null,
  availableAt,
  returns: [],
  paymentWentBack: false,
}));

const addSums = ({ entries }: Pick<NewTransaction, "entries">, account?: string, type?: string) =>
  entries
    .filter((entry) => (!account || entry.account === account) && (!type || entry.type === type))
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n);

/** Plans returns one after another, as the repository books them; each is a list of [line, pieces]. */
function refundAll(of: DeliveredParcel, returns: readonly (readonly [string, number])[]): NewTransaction[] {
  const before = new Map<string, number>();
  return returns.map(([itemId, quantity], at) => {
    const booked = planRefund(of, { id: `ret_${at}`, lines: [{ itemId, quantity }] }, new Map(before), now);
    before.set(itemId, (before.get(itemId) ?? 0) + quantity);
    return booked;
  });
}

describe("entries of a parcel", () => {
  it("add up to zero; the shop gets the products without commission and delivery", () => {
    assert(
      property(parcel, (one) => {
        const earning = planEarning(one);
        expect(addSums(earning)).toBe(0n);
        const sold = one.lines.reduce((sum, { total }) => sum + BigInt(total), 0n);
        const commissions = one.lines.reduce((sum, { commission }) => sum + BigInt(commission), 0n);
        expect(addSums(earning, "seller")).toBe(sold - commissions - BigInt(one.deliveryAtShopsExpense));
        expect(addSums(earning, "buyers")).toBe(-sold);
        expect(earning.entries.every(({ amount }) => amount !== 0)).toBe(true);
      }),
    );
  });

  it("cancel out when everything is returned, in any portions and in any order", () => {
    // pieces of each line, one by one, in any order
    const history = parcel.chain((one) => {
      const pieces = one.lines.flatMap(({ itemId, quantity }) =>
        Array.from({ length: Math.min(quantity, 9) }, (_, at) => {
          const last = at === Math.min(quantity, 9) - 1;
          return [itemId, last ? quantity - at : 1] as const;
        }),
      );
      return tuple(
        shuffledSubarray(pieces, { minLength: pieces.length }).map((order) => ({ one, order })),
        integer(),
      );
    });
    assert(
      property(history, ([{ one, order }]) => {
        const earning = planEarning(one);
        const refunds = refundAll(one, order);
        for (const refund of refunds) expect(addSums(refund)).toBe(0n);
        const all = { entries: [earning, ...refunds].flatMap(({ entries }) => entries) };
        expect(addSums(all, "buyers")).toBe(0n);
        expect(addSums(all, "commission")).toBe(0n);
        expect(addSums(all, "seller")).toBe(-BigInt(one.deliveryAtShopsExpense));
        for (const { entries } of refunds)
          for (const { account, amount } of entries)
            if (account === "commission") expect(amount).toBeLessThan(0);
      }),
    );
  });

  it("never take back more pieces than were sold", () => {
    assert(
      property(parcel, integer({ min: 1, max: 300 }), (one, pieces) => {
        const { itemId = "", total = 0 } = one.lines[0] ?? {};
        const refunds = refundAll(one, [
          [itemId, pieces],
          [itemId, pieces],
        ]);
        const taken = refunds.reduce((sum, refund) => sum - addSums(refund, "seller", "refund"), 0n);
        expect(taken).toBeLessThanOrEqual(BigInt(total));
      }),
    );
  });
});

describe("entries of cash that a shop collected", () => {
  it("leave, together with the earning, exactly the commission and the delivery owed by the shop", () => {
    assert(
      property(parcel, integer({ min: 0, max: 50_000 }), (one, delivery) => {
        const items = one.lines.reduce((sum, { total }) => sum + total, 0);
        const paid = { ...one, collected: { by: "shop" as const, items, delivery } };
        const cash = planCollected(paid)!;
        expect(addSums(cash)).toBe(0n);
        const all = { entries: [...planEarning(paid).entries, ...cash.entries] };
        const commissions = one.lines.reduce((sum, { commission }) => sum + BigInt(commission), 0n);
        expect(addSums(all, "seller")).toBe(-commissions - BigInt(delivery + one.deliveryAtShopsExpense));
        expect(addSums(all, "buyers")).toBe(0n);
        expect(addSums(all, "delivery")).toBe(BigInt(delivery + one.deliveryAtShopsExpense));
        expect(cash.availableAt).toEqual(planEarning(paid).availableAt);
        expect(cash.entries.every(({ amount, itemId }) => amount !== 0 && itemId === undefined)).toBe(true);
      }),
    );
  });

  it("do not exist when the shop collected nothing", () => {
    expect(planCollected(planLike())).toBeUndefined();
    const taken = { by: "marketplace" as const, items: 1_000, delivery: 25_000 };
    expect(planCollected({ ...planLike(), collected: taken })).toBeUndefined();
  });
});

it("makes a refund available together with the earning that it takes back, or at once if that is available", () => {
  const one = planLike();
  const returned = { id: "ret_1", lines: [{ itemId: "line_0", quantity: 1 }] };
  expect(planRefund(one, returned, new Map(), now).availableAt).toBe(availableAt);
  const later = new Date("2027-01-01T00:00:00Z");
  expect(planRefund(one, returned, new Map(), later).availableAt).toBe(later);
});

function planLike(): DeliveredParcel {
  const soldLine = { itemId: "line_0", name: { ru: "Кольцо" }, quantity: 3, total: 300, commission: 31 };
  return {
    id: "selord_1",
    orderId: "order_1",
    sellerId: "sel_1",
    number: "1234567890-1",
    lines: [soldLine],
    deliveryAtShopsExpense: 0,
    collected: null,
    availableAt,
    returns: [],
    paymentWentBack: false,
  };
}
