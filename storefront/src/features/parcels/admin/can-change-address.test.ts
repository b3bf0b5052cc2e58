import { expect, it } from "vitest";
import { canChangeAddress } from "./can-change-address.ts";

const courier = { method: "courier", city: "tashkent", address: "Navoiy 1" } as const;
const pickup = { ...courier, method: "pickup" } as const;

it.each([
  [courier, ["pending", "processing"], true],
  [courier, ["pending", "cancelled"], true],
  [courier, ["pending", "shipped"], false],
  [courier, ["delivered"], false],
  [courier, ["cancelled", "cancelled"], false],
  [pickup, ["pending"], false],
])("by %j with parcels %j: %s", (delivery, statuses, expected) => {
  const order = { parcels: statuses.map((status) => ({ status })) };
  expect(canChangeAddress({ delivery, order })).toBe(expected);
});
