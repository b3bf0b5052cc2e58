import { expect, test } from "vitest";
import { messagesSearch, parseMessagesChoice } from "./messages-address.ts";
import { parseReviewsChoice, reviewsSearch } from "./reviews-address.ts";
import { parseQueueChoice, queueSearch } from "./waiting-address.ts";

const queue = (search: string) => queueSearch(parseQueueChoice(new URLSearchParams(search)));
const reviews = (search: string) => reviewsSearch(parseReviewsChoice(new URLSearchParams(search)));
const messages = (search: string) => messagesSearch(parseMessagesChoice(new URLSearchParams(search)));

test.each([
  [queue, ""],
  [queue, "?kind=report&q=%D0%BA%D0%BE%D0%BB%D1%8C%D1%86%D0%BE"],
  [reviews, "?list=reported&q=Ali&sort=oldest&page=2"],
  [messages, "?status=closed&q=%2B998901234567&topic=order&sort=oldest&page=3"],
])("reads and writes the choice of an address", (roundTrip, search) => {
  expect(roundTrip(search)).toBe(search);
});

test("cuts a search that is longer than the API accepts", () => {
  const q = "a".repeat(101);
  expect(queue(`?q=+${q}`)).toBe(`?q=${q.slice(1)}`);
});

test("ignores values that are not known, and leaves out those of the first view", () => {
  expect(queue("?kind=all&page=4")).toBe("");
  expect(reviews("?list=all&sort=usual&page=1")).toBe("");
  expect(messages("?status=lost&topic=love&sort=newest&page=-1")).toBe("");
});
