import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { rooms } from "./routes.ts";

it("names every call by its method and path, once, under the name of its row", async () => {
  const rows = Object.values(rooms).flatMap((routes) => Object.entries(routes));
  const named: [string, string][] = [];
  for (const file of readdirSync(new URL("routes", import.meta.url)))
    named.push(
      ...Object.entries(
        (await import(new URL(`routes/${file}`, import.meta.url).href)) as Record<string, string>,
      ),
    );
  const endpoints = rows.map(([name, { method, path }]) => [name, `${method} ${path}`]);
  const byName = (list: unknown[][]) => list.toSorted(([a], [b]) => String(a).localeCompare(String(b)));
  expect(byName(named)).toEqual(byName(endpoints));
});
