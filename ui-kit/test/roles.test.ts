import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { declarations } from "./read-tokens.ts";

const root = new URL("../../", import.meta.url).pathname;
const read = (pattern: string) =>
  new Map(globSync(pattern, { cwd: root }).map((file) => [file, readFileSync(root + file, "utf8")]));
const css = new Map([...read("ui-kit/src/{components,docs}/**/*.css"), ...read("ui-kit/src/base.css")]);
const shopCss = read("storefront/src/**/*.css");
const code = read("{ui-kit,storefront}/src/**/*.{ts,tsx}");

test("reads only existing tokens", () => {
  const files = ["scales", "roles", "type", "space", "shape", "motion"];
  const known = new Set(files.flatMap((file) => [...declarations(`${file}.css`).keys()]));
  // Some are set by code for its own style sheet, some by one sheet for others.
  for (const text of code.values()) for (const [, name] of text.matchAll(/"--([\w-]+)"/g)) known.add(name!);
  for (const text of [...css.values(), ...shopCss.values()])
    for (const [, name] of text.matchAll(/--([\w-]+):/g)) known.add(name!);
  for (const [file, text] of [...css, ...shopCss]) {
    const own = new Set([...text.matchAll(/--([\w-]+):/g)].map(([, name]) => name!));
    // With a fallback it may be missing.
    const names = [...text.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name!);
    const missing = names.filter((name) => !known.has(name) && !own.has(name) && !name.startsWith("radix-"));
    expect.soft(missing, file).toEqual([]);
  }
});

test("uses every role", () => {
  const readers = [css, shopCss, code, read("ui-kit/src/tokens/*.css")].flatMap((files) => [
    ...files.values(),
  ]);
  const roles = [...declarations("roles.css").keys()];
  expect(roles.filter((role) => !readers.some((text) => text.includes(`var(--${role})`)))).toEqual([]);
});

test("puts component rules in the components layer", () => {
  const outside = [...css].filter(
    ([file, text]) => !file.endsWith("/base.css") && !/^(\/\*[^*]*\*\/\n)?@layer components \{/.test(text),
  );
  expect(outside.map(([file]) => file)).toEqual([]);
});
