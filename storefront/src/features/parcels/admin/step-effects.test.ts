import { expect, it } from "vitest";
import { describeRefund, listEffects } from "./step-effects.ts";

const parcel = { ifCancelled: null, collect: 0, cash: null, refunded: false };
const textsOf = (effects: ReturnType<typeof listEffects>) => effects.map(({ text }) => text);

it("names the refund of a cancellation and who pays it", () => {
  expect([
    describeRefund({ refund: 0, by: null }),
    describeRefund({ refund: 9000, by: "gateway" }),
    describeRefund({ refund: 9000, by: "administrator" }),
  ]).toEqual([
    { text: "orderAdmin.effects.nothingPaid" },
    { text: "orderAdmin.effects.gatewayRefunds", sum: 9000 },
    { text: "orderAdmin.effects.administratorRefunds", sum: 9000 },
  ]);
  const ifCancelled = { refund: 9000, by: "gateway" as const, items: [] };
  expect(listEffects("cancelled", { ...parcel, ifCancelled })).toContainEqual(describeRefund(ifCancelled));
});

it("says of a delivery whether cash counts as collected and whether the shop earns", () => {
  const cash = { goods: 90_000, delivery: 25_000, total: 115_000, collector: "shop" as const };
  expect(listEffects("delivered", { ...parcel, cash, collect: 115_000 })).toContainEqual({
    text: "orderAdmin.effects.cashCollected",
    sum: 115_000,
  });
  const refunded = textsOf(listEffects("delivered", { ...parcel, refunded: true }));
  expect(refunded).toContain("orderAdmin.effects.noEarning");
  expect(refunded).not.toContain("orderAdmin.effects.earning");
});
