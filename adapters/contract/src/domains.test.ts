import { expect, it } from "vitest";
import { endpoints } from "./routes/all.ts";
import { domains } from "./domains.ts";

it("lists the method and path of every call once, under its name in the route table", () => {
  const rows = Object.values(domains).flatMap((routes) => Object.entries(routes));
  const rowsByName = rows.map(([name, { method, path }]) => [name, `${method} ${path}`]);
  const byName = (list: unknown[][]) => list.toSorted(([a], [b]) => String(a).localeCompare(String(b)));
  expect(byName(Object.entries(endpoints))).toEqual(byName(rowsByName));
});
