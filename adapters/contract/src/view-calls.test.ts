import { expect, it } from "vitest";
import { accessTable, type CallName } from "./access-table.ts";
import { domains } from "./domains.ts";
import type { Route } from "./route.ts";
import { mayMakeInView, personalCalls, withheldReads } from "./view-calls.ts";

const calls = Object.values(domains)
  .flatMap((routes) => Object.entries(routes as Record<string, Route>))
  .map(([name, route]) => ({ name: name as CallName, route }));

it("a view makes no call that writes, and none that only administrators make", () => {
  const made = calls.filter(({ name, route }) => mayMakeInView(name, route));
  expect(made.filter(({ route }) => route.method !== "GET" && !route.readsOnly)).toEqual([]);
  expect(made.filter(({ name }) => accessTable[name].ranks)).toEqual([]);
  expect(made.length).toBeGreaterThan(50);
});

it("every personal read is open to a view or withheld with a reason", () => {
  const reads = personalCalls.filter(({ route }) => route.access !== "public" && route.method === "GET");
  const closed = reads.filter(({ name, route }) => !mayMakeInView(name, route)).map(({ name }) => name);
  expect(closed.sort()).toEqual(Object.keys(withheldReads).sort());
});
