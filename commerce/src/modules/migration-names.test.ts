import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";

it("no two modules name a migration alike: the engine keeps one list, and the second would never run", () => {
  const names = globSync("*/migrations/*.ts", { cwd: import.meta.dirname }).map((file) => basename(file));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
