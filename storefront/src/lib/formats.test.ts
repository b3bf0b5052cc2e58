import { expect, test } from "vitest";
import { daysAgo, inTashkent } from "./format-date.ts";
import { formatNumber, formatSum } from "./format-sum.ts";
import { localizedText } from "./localized-text.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1\u00a0000"],
  [1_250_000, "1\u00a0250\u00a0000"],
  [-25_000, "−25\u00a0000"],
])("groups %s by three with no-break spaces", (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test("keeps a sum and its currency on one line", () => {
  expect(formatSum(1_250_000, "сум")).toBe("1\u00a0250\u00a0000\u00a0сум");
});

test("shows a text in the chosen language, then ru, then en", () => {
  expect(localizedText({ ru: "Сумка", uz: "Sumka", en: "Bag" }, "uz")).toBe("Sumka");
  expect(localizedText({ ru: "Сумка", uz: null, en: "Bag" }, "uz")).toBe("Сумка");
  expect(localizedText({ ru: "", uz: "", en: "Bag" }, "uz")).toBe("Bag");
  expect(localizedText("Сумка", "en")).toBe("Сумка");
  expect(localizedText(null, "en")).toBe("");
});

test("ends a day at midnight in Tashkent", () => {
  expect(inTashkent("2026-11-20T19:30:00.000Z")).toEqual({ year: 2026, month: 10, day: 21, time: "00:30" });
  const now = Date.parse("2026-11-20T19:30:00.000Z");
  expect(daysAgo("2026-11-20T19:00:00.000Z", now)).toBe(0);
  expect(daysAgo("2026-11-20T18:59:00.000Z", now)).toBe(1);
});
