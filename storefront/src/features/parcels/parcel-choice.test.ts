import { expect, it } from "vitest";
import { isSought, parcelChoiceQuery, parseParcelChoice } from "./parcel-choice.ts";

const parse = (query: string) => parseParcelChoice(new URLSearchParams(query));

it("writes the choice into an address without defaults", () => {
  for (const query of [
    "",
    "?status=late",
    "?status=awaiting_payment&q=%D0%BA%D0%BE%D0%BB%D1%8C%D1%86%D0%BE&from=2026-11-01&to=2026-11-22&sort=oldest&page=3",
  ]) {
    expect(parcelChoiceQuery(parse(query))).toBe(query);
  }
});

it("ignores invalid values of an address", () => {
  expect(parse("?status=lost&page=0&from=10.11.2026&to=2026-13-40&sort=best&q=%20")).toEqual({
    q: "",
    sort: "newest",
    page: 1,
  });
});

it("does not count tab and sorting as a search", () => {
  expect(isSought(parse("?status=late&sort=oldest"))).toBe(false);
  expect(isSought(parse("?to=2026-11-22"))).toBe(true);
});
