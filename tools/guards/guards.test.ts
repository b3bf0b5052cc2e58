import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../directories.ts";
import { guards } from "./guards.ts";
import { findSpec } from "./run-spec.ts";

test.each(guards)('finds the guard "$name" exactly once in its file', ({ edits }) => {
  for (const { file, code, without } of edits) {
    const parts = readFileSync(join(ROOT, file), "utf8").split(code);
    expect(parts, file).toHaveLength(2);
    expect(parts.join(without)).not.toContain(code);
  }
});

test("names only specs that exist", () => {
  const specs = guards.flatMap(({ spec }) => spec ?? []);
  expect(specs).not.toEqual([]);
  for (const spec of specs) expect(existsSync(join(ROOT, findSpec(spec).file)), spec).toBe(true);
});

// An authentication that also admits guests refuses nobody.
test.each([
  ["authentication", /authenticate\((?!.*allowUnauth)/g],
  ["the password", /requireConfirmation\b(?!.* from )/g],
  ["an entry in the audit log", /audit(?:Administrators|OwnAccount)\b(?!.* from )/g],
])("lists every route of commerce that requires %s", (_, asking) => {
  const listed = guards.flatMap(({ edits }) => edits).map(({ file, code }) => `${file} ${code}`);
  const folder = join(ROOT, "commerce/src/api");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith("middlewares.ts"),
  );
  for (const file of files) {
    const asks = readFileSync(join(folder, file), "utf8").match(asking) ?? [];
    const known = listed.filter(
      (one) => one.startsWith(`commerce/src/api/${file} `) && one.search(asking) >= 0,
    );
    expect(known, file).toHaveLength(asks.length);
  }
});
