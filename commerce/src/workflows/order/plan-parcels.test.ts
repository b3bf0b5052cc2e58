import { assert, array, constantFrom, integer, property, record } from "fast-check";
import { expect, it } from "vitest";
import { freezeCommission } from "../commission/line-commission.ts";
import { planParcels } from "./plan-parcels.ts";

function line(seller: string, total: number, rate = 1000) {
  const price = { price: total, oldPrice: null, quantity: 1 };
  const unnamed = { name: null, variantTitle: null, image: null, stock: 9, change: null, ...price };
  const commission = freezeCommission(total, { rate, ruleId: null, scope: "default" });
  return {
    productId: "p",
    variantId: "v",
    seller: { id: seller, name: seller },
    total,
    commission,
    ...unnamed,
  };
}

const order = { orderId: "order_1", customerId: "cus_1", number: "1234567890" };

it("makes one parcel per seller whose shares add up to the order", () => {
  const items = [line("a", 100_000), line("b", 200_001), line("a", 50_000), line("c", 7)];
  const totals = { items: 350_008, delivery: 25_000, discount: 1_001, total: 374_007 };
  const parcels = planParcels({ ...order, items, totals, at: new Date(0) });
  expect(parcels.map(({ number, seller_id }) => [number, seller_id])).toEqual([
    ["1234567890-1", "a"],
    ["1234567890-2", "b"],
    ["1234567890-3", "c"],
  ]);
  const sum = (pick: (parcel: (typeof parcels)[number]) => number) =>
    parcels.reduce((total, parcel) => total + pick(parcel), 0);
  expect(sum((parcel) => parcel.items_total)).toBe(totals.items);
  expect(sum((parcel) => parcel.delivery_total)).toBe(totals.delivery);
  expect(sum((parcel) => parcel.discount_total)).toBe(totals.discount);
  expect(sum((parcel) => parcel.total)).toBe(totals.total);
});

it("freezes the commission of the products alone", () => {
  const totals = { items: 415_005, delivery: 25_000, discount: 0, total: 440_005 };
  const [parcel] = planParcels({ ...order, items: [line("a", 415_005)], totals, at: new Date(0) });
  expect(parcel).toMatchObject({ commission_rate: 1000, commission: 41_501, total: 440_005 });
});

it("applies each line's own commission rule and sums the lines for the parcel", () => {
  const totals = { items: 300_000, delivery: 0, discount: 0, total: 300_000 };
  const items = [line("a", 100_000, 1500), line("a", 200_000, 0)];
  const [parcel] = planParcels({ ...order, items, totals, at: new Date(0) });
  expect(parcel).toMatchObject({ commission_rate: 500, commission: 15_000 });
});

it("adds up to the order for random shops, products and rules", () => {
  const bought = record({
    seller: constantFrom("a", "b", "c", "d"),
    total: integer({ min: 1, max: 1_000_000_000_000 }),
    rate: integer({ min: 0, max: 10_000 }),
  });
  const sums = record({
    delivery: integer({ min: 0, max: 100_000 }),
    items: array(bought, { minLength: 1 }),
  });
  assert(
    property(sums, ({ delivery, items: chosen }) => {
      const items = chosen.map(({ seller, total, rate }) => line(seller, total, rate));
      const worth = items.reduce((sum, { total }) => sum + total, 0);
      const totals = { items: worth, delivery, discount: 0, total: worth + delivery };
      const parcels = planParcels({ ...order, items, totals, at: new Date(0) });
      expect(parcels.reduce((sum, { total }) => sum + total, 0)).toBe(totals.total);
      const odd = parcels.filter(({ delivery_total }) => delivery_total % 1_000 !== 0);
      expect(odd.length).toBeLessThanOrEqual(delivery % 1_000 === 0 ? 0 : 1);
      const commissions = items.reduce((sum, { commission }) => sum + commission.amount, 0);
      expect(parcels.reduce((sum, { commission }) => sum + commission, 0)).toBe(commissions);
      for (const { items_total, commission, commission_rate } of parcels) {
        expect(commission).toBeLessThanOrEqual(items_total);
        expect(commission_rate).toBeLessThanOrEqual(10_000);
      }
    }),
  );
});
