import { expect, test } from "vitest";
import { parseWaitingChoice, waitingSearch } from "./waiting-address.ts";

const roundTrip = (search: string) => waitingSearch(parseWaitingChoice(new URLSearchParams(search)));

test.each(["", "?reviews=reported", "?reviews=all&reviewsPage=3&messages=closed&messagesPage=2"])(
  "reads and writes the choice of %s",
  (search) => {
    expect(roundTrip(search)).toBe(search);
  },
);

test("ignores values that are not known, and leaves out those of the first view", () => {
  expect(roundTrip("?reviews=pending&reviewsPage=1&messages=lost&messagesPage=-1&page=4")).toBe("");
});
