import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../directories.ts";
import { findRawColours } from "./style-sheets.ts";

const sheets = ["ui-kit/src", "storefront/src"]
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith(".css") && !file.startsWith("ui-kit/src/tokens/"));

test("finds only roles of ui-kit/src/tokens/roles.css in style sheets", () => {
  expect(sheets.length).toBeGreaterThan(100);
  const found = sheets.flatMap((file) =>
    findRawColours(readFileSync(join(ROOT, file), "utf8")).map((colour) => `${file}:${colour}`),
  );
  expect(found).toEqual([]);
});

test.each([
  [".a { color: white }", "1: white"],
  [".a {\n  border: 1px solid #fffc;\n}", "2: #fffc"],
  [".a { background: linear-gradient(oklch(1 0 0), var(--page)) }", "1: oklch()"],
  ["/* a\n*/ .a:hover { color: light-dark(var(--text), var(--page)); }", "2: light-dark()"],
  [".a { --mine: var(--stone-3); }", "1: --stone-3"],
])("finds a raw colour in %s", (css, found) => {
  expect(findRawColours(css)).toEqual([found]);
});

test.each([
  "/* red */ .white:hover #tan { color: var(--text); background: color-mix(in oklch, currentcolor, transparent) }",
  `.a { white-space: nowrap; content: "red"; mask: url("#fff"); grid-area: tan-line; }`,
])("finds no raw colour in %s", (css) => {
  expect(findRawColours(css)).toEqual([]);
});
