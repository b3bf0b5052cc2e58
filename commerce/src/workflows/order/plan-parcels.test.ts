import { expect, it } from "vitest";
import { planParcels } from "./plan-parcels.ts";
import type { QuoteItem } from "./quote.ts";

function line(seller: string, total: number): QuoteItem {
  const price = { price: total, oldPrice: null, quantity: 1 };
  const goods = { name: null, variantTitle: null, image: null, stock: 9, change: null, ...price };
  return { productId: "p", variantId: "v", seller: { id: seller, name: seller }, total, ...goods };
}

const order = { orderId: "order_1", customerId: "cus_1", number: "1234567890", commissionRate: 1000 };

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

it("freezes the commission of the goods alone", () => {
  const totals = { items: 415_005, delivery: 25_000, discount: 0, total: 440_005 };
  const [parcel] = planParcels({ ...order, items: [line("a", 415_005)], totals, at: new Date(0) });
  expect(parcel).toMatchObject({ commission_rate: 1000, commission: 41_501, total: 440_005 });
});
