import { expect, it } from "vitest";
import { endpoints } from "./routes/all.ts";
import { domains } from "./domains.ts";

it("names every call by its method and path, once, under the name of its row", () => {
  const rows = Object.values(domains).flatMap((routes) => Object.entries(routes));
  const rowsByName = rows.map(([name, { method, path }]) => [name, `${method} ${path}`]);
  const byName = (list: unknown[][]) => list.toSorted(([a], [b]) => String(a).localeCompare(String(b)));
  expect(byName(Object.entries(endpoints))).toEqual(byName(rowsByName));
});
