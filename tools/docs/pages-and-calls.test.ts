import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { expect, test } from "vitest";
import { ROOT } from "../places.ts";
import { pagesAndCalls } from "./pages-and-calls.ts";

test("docs/pages-and-calls.md tells of every page and call; npm run format writes it anew", async () => {
  const file = join(ROOT, "docs", "pages-and-calls.md");
  const options = await resolveConfig(file);
  const written = await format(pagesAndCalls(), { ...options, filepath: file });
  expect(await readFile(file, "utf8")).toBe(written);
});
