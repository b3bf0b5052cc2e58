import { expect, it } from "vitest";
import { countedBy } from "./counted.ts";

const counts = { sent: 2, paid: 10_001 };

it("counts a tab of a list, and all rows without a tab", () => {
  expect(countedBy({ counts }, "sent")).toEqual({ count: 2, isMore: false });
  expect(countedBy({ counts }, "paid")).toEqual({ count: 10_001, isMore: true });
  expect(countedBy({ counts: { sent: 2, paid: 3 } }, null)).toEqual({ count: 5, isMore: false });
  expect(countedBy(undefined, "sent")).toEqual({ count: null, isMore: false });
});

it("says nothing about a tab whose rows were counted in part only", () => {
  expect(countedBy({ counts, countsOfPart: true }, "sent")).toEqual({ count: null, isMore: false });
  expect(countedBy({ counts, countsOfPart: true }, null)).toEqual({ count: 10_001, isMore: true });
});
