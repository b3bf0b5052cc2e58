import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";

it("gives every migration a unique name: the engine records names in one list and would skip a duplicate", () => {
  const names = globSync("*/migrations/*.ts", { cwd: import.meta.dirname }).map((file) => basename(file));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
