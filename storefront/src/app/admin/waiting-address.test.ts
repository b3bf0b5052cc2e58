import { expect, test } from "vitest";
import { parseWaitingChoice, waitingSearch } from "./waiting-address.ts";

const roundTrip = (search: string) => waitingSearch(parseWaitingChoice(new URLSearchParams(search)));

test.each([
  "",
  "?reviews=reported",
  "?reviews=all&reviewsPage=3&messages=closed&messagesPage=2",
  "?reviewsQ=%D0%BA%D0%BE%D0%BB%D1%8C%D1%86%D0%BE&refundsQ=%2B998901234567&messagesQ=Ali+Vali",
])("reads and writes the choice of %s", (search) => {
  expect(roundTrip(search)).toBe(search);
});

test("cuts a search that is longer than the API accepts", () => {
  const q = "a".repeat(101);
  expect(roundTrip(`?refundsQ=+${q}`)).toBe(`?refundsQ=${q.slice(1)}`);
});

test("ignores values that are not known, and leaves out those of the first view", () => {
  expect(roundTrip("?reviews=pending&reviewsPage=1&messages=lost&messagesPage=-1&page=4")).toBe("");
});
