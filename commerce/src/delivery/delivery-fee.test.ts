import { expect, it } from "vitest";
import { deliveryFee } from "./delivery-fee.ts";

const settings = { deliveryFee: 25_000, freeDeliveryFrom: 500_000 };

it("is never free when no value is set", () => {
  expect(deliveryFee("courier", 1_000_000_000, { ...settings, freeDeliveryFrom: null })).toBe(25_000);
});

it.each([
  ["courier", 499_999, 25_000],
  ["courier", 500_000, 0],
  ["pickup", 1, 0],
] as const)("calculates the fee of %s for products worth %i as %i", (method, total, fee) => {
  expect(deliveryFee(method, total, settings)).toBe(fee);
});
