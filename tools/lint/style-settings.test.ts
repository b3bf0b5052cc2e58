import { join } from "node:path";
import stylelint from "stylelint";
import { expect, test } from "vitest";
import { ROOT } from "../directories.ts";
import { styleSettings } from "./style-settings.ts";

/** The linter's messages, as "line: rule". */
async function lintStyles(code: string, file = "storefront/src/lib/a.module.css"): Promise<string[]> {
  const { results } = await stylelint.lint({
    code,
    codeFilename: join(ROOT, file),
    config: styleSettings,
    configBasedir: ROOT,
  });
  return results.flatMap(({ warnings }) => warnings.map(({ line, rule }) => `${line}: ${rule}`));
}

test.each([
  [".a { color: white }", "1: color-named"],
  [".a {\n  border: 1px solid #fffc;\n}", "2: color-no-hex"],
  [".a { background: linear-gradient(oklch(1 0 0), var(--page)) }", "1: function-disallowed-list"],
  ["/* a\n*/ .a:hover { color: light-dark(var(--text), var(--page)); }", "2: function-disallowed-list"],
  [".a { --mine: var(--stone-3); }", "1: declaration-property-value-disallowed-list"],
  [".a { colour: var(--text); }", "1: property-no-unknown"],
  [".a { display: gird; }", "1: declaration-property-value-no-unknown"],
  [
    ".a { margin-block: 1px; color: var(--text); color: var(--page); }",
    "1: declaration-block-no-duplicate-properties",
  ],
  [".a { margin-top: 1px; margin: 0; }", "1: declaration-block-no-shorthand-property-overrides"],
  [".a { animation-name: absent; }", "1: no-unknown-animations"],
  [".a { color: var(--text) !important; }", "1: declaration-no-important"],
])("refuses %s", async (css, found) => {
  expect(await lintStyles(css)).toEqual([found]);
});

test.each([
  "/* red */ .white:hover #tan { color: var(--text); background: color-mix(in oklch, currentcolor, transparent) }",
  `.a { white-space: nowrap; content: "red"; mask: url("#fff"); grid-area: tan-line; }`,
  ":global(.a) { display: none; }",
])("accepts %s", async (css) => {
  expect(await lintStyles(css)).toEqual([]);
});

test("accepts colours in the tokens only", async () => {
  const css = ":root { --stone-1: oklch(1 0 0); }";
  expect(await lintStyles(css, "ui-kit/src/tokens/a.css")).toEqual([]);
  expect(await lintStyles(css, "ui-kit/src/a.css")).toEqual(["1: function-disallowed-list"]);
});

test("refuses an exception without a reason", async () => {
  const disabled = "/* stylelint-disable-next-line declaration-no-important */";
  expect(await lintStyles(`.a {\n  ${disabled}\n  display: none !important;\n}`)).toEqual([
    "2: --report-descriptionless-disables",
  ]);
});
