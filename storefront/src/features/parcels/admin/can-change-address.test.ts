import { expect, it } from "vitest";
import { canChangeAddress } from "./can-change-address.ts";

const courier = { method: "courier", city: "tashkent", address: "Navoiy 1" } as const;
const pickup = { ...courier, method: "pickup" } as const;

it.each([
  ["can", courier, ["pending", "processing"]],
  ["can", courier, ["pending", "cancelled"]],
  ["cannot", courier, ["pending", "shipped"]],
  ["cannot", courier, ["delivered"]],
  ["cannot", courier, ["cancelled", "cancelled"]],
  ["cannot", pickup, ["pending"]],
] as const)("the address %s be changed: %j, parcels %j", (verdict, delivery, statuses) => {
  const order = { parcels: statuses.map((status) => ({ status })) };
  expect(canChangeAddress({ delivery, order })).toBe(verdict === "can");
});
