import { expect, test } from "vitest";
import { marks, quiet, text } from "./contrast-pairs.ts";
import { paintedRules } from "./read-styles.ts";
import { declarations } from "./read-tokens.ts";

const rules = paintedRules();
const measured = new Set([...text, ...marks].map(([role, ground]) => `${role} on ${ground}`));
const grounds = new Set([...text, ...marks].map(([, ground]) => ground));
/** Roles used as foreground: text at 4.5, marks at 3. */
const seen = new Set([...text, ...marks].map(([role]) => role));

test("reads the style sheets of ui-kit and storefront", () => {
  expect(rules.length).toBeGreaterThan(150);
  expect(rules.some(({ where }) => where.startsWith("storefront/"))).toBe(true);
});

test("measures every pair of text and background colours that a rule sets", () => {
  const missing = rules.flatMap(({ where, text: colours, ground }) =>
    [...colours].flatMap((role) =>
      [...ground].filter((on) => !measured.has(`${role} on ${on}`)).map((on) => `${role} on ${on}: ${where}`),
    ),
  );
  expect(missing).toEqual([]);
});

test("measures every role used for text, backgrounds or lines, or lists why not", () => {
  const left = (use: string, names: Set<string>, known: Set<string>) =>
    [...names]
      .filter((role) => !known.has(role) && !(role in quiet) && !(`${use} ${role}` in quiet))
      .map((role) => `${use} ${role}`);
  const areas = new Set([...grounds, ...seen]);
  const missing = rules.flatMap(({ where, text: colours, ground, area, line }) =>
    [
      ...left("words", colours, seen),
      ...left("ground", ground, areas),
      ...left("area", area, areas),
      ...left("line", line, seen),
    ].map((use) => `${use}: ${where}`),
  );
  expect(missing).toEqual([]);
});

test("lists only existing roles", () => {
  const roles = new Set(declarations("roles.css").keys());
  const named = [...seen, ...grounds, ...Object.keys(quiet).map((use) => use.split(" ").at(-1)!)];
  expect(named.filter((role) => !roles.has(role))).toEqual([]);
});
