import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../directories.ts";
import { adminRights, RIGHTS_FILE } from "./admin-rights.ts";
import { formatText } from "./format-text.ts";
import { pagesAndCalls } from "./pages-and-calls.ts";

test("lists every page and call in docs/pages-and-calls.md; npm run format rewrites it", async () => {
  const file = join(ROOT, "docs", "pages-and-calls.md");
  expect(await readFile(file, "utf8")).toBe(formatText(file, pagesAndCalls()));
});

test("has the ranks of the access table in what browsers read of it; npm run format rewrites it", async () => {
  const file = join(ROOT, RIGHTS_FILE);
  expect(await readFile(file, "utf8")).toBe(formatText(file, adminRights()));
});
