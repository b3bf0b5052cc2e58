import { expect, test, vi } from "vitest";
import { toHeaderOrder } from "./header-order.ts";

const headers = {
  newest: { key: "at", direction: "descending" },
  oldest: { key: "at", direction: "ascending" },
  name: { key: "name", direction: "ascending" },
} as const;

test("shows the order in the header of its column, and chooses the order of a pressed one", () => {
  const onOrder = vi.fn();
  const shown = toHeaderOrder<keyof typeof headers, "at" | "name">(headers, { order: "newest", onOrder });
  expect(shown.sort).toEqual({ key: "at", direction: "descending" });
  shown.onSortChange({ key: "at", direction: "ascending" });
  shown.onSortChange({ key: "name", direction: "ascending" });
  shown.onSortChange({ key: "name", direction: "descending" });
  shown.onSortChange({ key: "at", direction: "descending" });
  expect(onOrder.mock.calls.flat()).toEqual(["oldest", "name", "name"]);
});

test("shows no column for an order without one", () => {
  expect(toHeaderOrder({}, { order: "changed", onOrder: () => undefined }).sort).toBeNull();
});
