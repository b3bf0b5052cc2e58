import { expect, test } from "vitest";
import { matching, searchText } from "./combobox-option.ts";

const options = ["Новый Самарканд", "Самарканд", "Oʻzbekiston", "Королёв", "Nukus"].map((label) => ({
  value: label,
  label,
}));
const found = (query: string) => matching(options, query).map(({ label }) => label);

test.each([
  ["самар", ["Самарканд", "Новый Самарканд"]],
  ["o'zb", ["Oʻzbekiston"]],
  ["OZB", ["Oʻzbekiston"]],
  ["oʻzb", ["Oʻzbekiston"]],
  ["королев", ["Королёв"]],
  [" nukus ", ["Nukus"]],
  ["xyz", []],
])("%j finds %j", (query, labels) => {
  expect(found(query)).toEqual(labels);
});

test("normalizes й alike in options and queries", () => {
  expect(searchText("Чарджой")).toBe(searchText("чарджой"));
  expect(matching(options, "").length).toBe(options.length);
});
