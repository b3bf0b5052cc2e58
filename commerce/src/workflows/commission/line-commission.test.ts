import { array, assert, boolean, constantFrom, integer, property, record } from "fast-check";
import { expect, it } from "vitest";
import type { OrderRow, ParcelRow } from "../order/order-rows.ts";
import { recalculateShares } from "../order/recalculate-shares.ts";
import { getShare } from "../order/split-sum.ts";
import { getCommission, freezeCommission, lineCommissions } from "./line-commission.ts";

const line = record({
  seller: constantFrom("a", "b", "c"),
  unit_price: integer({ min: 1, max: 1_000_000_000 }),
  quantity: integer({ min: 1, max: 99 }),
  rate: integer({ min: 0, max: 10_000 }),
  old: boolean(),
  dropped: boolean(),
});

type Line = { unit_price: number; quantity: number; rate: number };

const getValue = (lines: readonly Pick<Line, "unit_price" | "quantity">[]) =>
  lines.reduce((sum, { unit_price, quantity }) => sum + unit_price * quantity, 0);

const frozen = ({ unit_price, quantity, rate }: Line) =>
  freezeCommission(unit_price * quantity, { rate, ruleId: null, scope: "default" });

it("splits the parcel's commission exactly among lines from before commission rules", () => {
  assert(
    property(array(line, { minLength: 1, maxLength: 8 }), integer({ min: 0, max: 10_000 }), (lines, rate) => {
      const old = lines.map((one) => ({ ...one, metadata: {} }));
      expect(getCommission(old, rate)).toBe(getShare(getValue(lines), rate));
      const mixed = lines.map((one) => ({ ...one, metadata: one.old ? {} : { commission: frozen(one) } }));
      const commissions = lineCommissions(mixed, rate);
      for (const [at, one] of lines.entries()) {
        expect(commissions[at]).toBeLessThanOrEqual(getValue([one]));
        if (!one.old) expect(commissions[at]).toBe(getShare(getValue([one]), one.rate));
      }
    }),
  );
});

it("parcels add up to the order and keep the commission of the remaining lines after any cancellation", () => {
  const order = record({
    lines: array(line, { minLength: 1, maxLength: 10 }),
    shipping: integer({ min: 0, max: 60_000 }),
  });
  assert(
    property(order, ({ lines, shipping }) => {
      const items = lines.map((one, at) => ({
        id: `line_${at}`,
        unit_price: one.unit_price,
        quantity: one.quantity,
        metadata: { seller: { id: one.seller }, commission: frozen(one) },
      }));
      const sellers = [...new Set(lines.map(({ seller }) => seller))];
      const gone = items.filter((_, at) => lines[at]?.dropped);
      const left = items.filter((one) => !gone.includes(one));
      const ended = sellers.filter((id) => left.every(({ metadata }) => metadata.seller.id !== id));
      const parcel = (id: string) =>
        ({
          id: `par_${id}`,
          seller_id: id,
          status: "pending",
          commission_rate: 1000,
          items_total: 0,
          delivery_at_shops_expense: 0,
        }) as unknown as ParcelRow;
      const row = {
        items: left,
        seller_orders: sellers.map(parcel),
        shipping_total: left.length > 0 ? shipping : 0,
        discount_total: 0,
        metadata: { payment_method: "payme" },
      } as unknown as OrderRow;
      const parcels = { ids: ended.map((id) => `par_${id}`) };
      const shares = recalculateShares(row, { parcels, lines: { rows: gone } });
      const live = shares.filter(({ id }) => !parcels.ids.includes(id));
      const sum = (of: "total" | "commission") => live.reduce((all, share) => all + share[of], 0);
      expect(sum("total")).toBe(getValue(left) + (left.length > 0 ? shipping : 0));
      expect(sum("commission")).toBe(getCommission(left, 0));
    }),
  );
});
