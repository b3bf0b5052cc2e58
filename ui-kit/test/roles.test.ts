import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { declarations } from "./read-tokens.ts";

const src = new URL("../src/", import.meta.url).pathname;
const sheets = [...globSync("components/**/*.css", { cwd: src }), "base.css"];
const css = new Map(sheets.map((file) => [file, readFileSync(src + file, "utf8")]));

test("components read roles: no step of a scale, no colour of their own", () => {
  const steps = [...declarations("scales.css").keys()].map((name) => `var(--${name})`);
  for (const [file, text] of css) {
    expect
      .soft(
        steps.filter((step) => text.includes(step)),
        file,
      )
      .toEqual([]);
    expect.soft(text.match(/#[\da-f]{3,8}\b|\b(?:oklch|rgba?|hsla?)\(/gi) ?? [], file).toEqual([]);
  }
});

test("every token a component reads exists", () => {
  const files = ["scales", "roles", "type", "space", "shape", "motion"];
  const known = new Set(files.flatMap((file) => [...declarations(`${file}.css`).keys()]));
  for (const [file, text] of css) {
    const own = new Set([...text.matchAll(/--([\w-]+):/g)].map(([, name]) => name!));
    const read = [...text.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name!);
    const missing = read.filter((name) => !known.has(name) && !own.has(name) && !name.startsWith("radix-"));
    expect.soft(missing, file).toEqual([]);
  }
});

test("rules of components stand in their layer", () => {
  const outside = [...css].filter(
    ([file, text]) => file !== "base.css" && !/^(\/\*.*\*\/\n)?@layer components \{/.test(text),
  );
  expect(outside.map(([file]) => file)).toEqual([]);
});
