import { expect, test } from "vitest";
import { overviewSearch, parseOverviewChoice } from "./overview-address.ts";

const roundTrip = (search: string) => overviewSearch(parseOverviewChoice(new URLSearchParams(search)));

test.each(["", "?period=30d", "?figure=views", "?period=365d&figure=revenue"])(
  "reads and writes the choice of %s",
  (search) => {
    expect(roundTrip(search)).toBe(search);
  },
);

test("ignores unknown values, and leaves out those of the first view", () => {
  expect(roundTrip("?period=7d&figure=gmv&page=2")).toBe("");
  expect(parseOverviewChoice(new URLSearchParams("period=1d&figure=takeRate"))).toEqual({
    period: "7d",
    figure: "gmv",
  });
});
