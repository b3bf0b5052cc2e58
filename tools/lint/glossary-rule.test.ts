import { describe, expect, test } from "vitest";
import { GLOSSARY, lintSamples, type Sample } from "./lint-samples.ts";

const reported = (phrase: string, where: string, name: string) =>
  expect.stringContaining(`bezak(glossary-terms): \`${phrase}\` in the ${where} "${name}": say "`);

/** The expected report of a name, and the file that declares it. */
const refused: [phrase: string, where: string, name: string, ...Sample][] = [
  ["giving back", "file name", "giving-back", "adapters/src/giving-back.ts", "export {};"],
  ["ways", "file name", "pay-ways", "storefront/src/app/pay-ways.stories.tsx", "export {};"],
  ["way", "name", "payWay", "adapters/src/a.ts", "export const payWay = 1;"],
  ["way", "name", "way", "adapters/src/a.ts", "export const [way] = [1];"],
  ["way", "name", "way", "adapters/src/a.ts", "export const { one: way = 2 } = { one: 1 };"],
  ["way", "name", "way", "adapters/src/a.ts", "export const { ...way } = { one: 1 };"],
  ["give back", "name", "giveBack", "adapters/src/a.ts", "export function giveBack() {}"],
  ["way", "name", "way", "adapters/src/a.ts", "export const pay = (way: string) => way;"],
  ["way", "name", "way", "adapters/src/a.ts", "export function pay(way = 1) { return way; }"],
  ["way", "name", "way", "adapters/src/a.ts", "export type Pay = (way: string) => void;"],
  ["way", "name", "Way", "adapters/src/a.ts", "export type Way = string;"],
  ["way", "name", "PayWay", "adapters/src/a.ts", "export interface PayWay { one: string }"],
  ["way", "name", "PayWay", "adapters/src/a.ts", "export class PayWay {}"],
  ["way", "name", "way", "adapters/src/a.ts", "export interface Pay { way?: string }"],
  ["way", "name", "way", "adapters/src/a.ts", "export type Pay = { way(): string };"],
  ["way", "name", "way", "adapters/src/a.ts", "export class Pay { readonly way = 1; }"],
  ["give back", "name", "giveBack", "adapters/src/a.ts", "export class Pay { giveBack() {} }"],
  ["give back", "test title", "can give back", "adapters/src/a.test.ts", 'test("can give back", () => {});'],
  ["give back", "test title", "can give back", "commerce/integration-tests/a.ts", "it(`can give back`);"],
  ["give back", "test title", "can give back", "e2e/a.spec.ts", 'describe.skip("can give back");'],
  ["give back", "test title", "give back %s", "tools/a.test.ts", 'test.each([1])("give back %s");'],
];

const allowed: Sample[] = [
  ["adapters/src/a.ts", "export const twoWay = 1, away = 2, ways = 3;"],
  ["adapters/src/a.ts", 'import { way } from "./b.ts";\nexport const one = way;'],
  ["adapters/src/a.ts", "export const pay = ({ way }: Record<string, string>) => way;"],
  ["adapters/src/a.ts", "export const pay = { way: 1, giveBack() {} }; export const one = pay.way;"],
  ["adapters/src/a.ts", 'export interface Pay { "way": string }'],
  ["adapters/src/a.ts", 'export const one = "giving back"; // giving back'],
  ["adapters/src/a.ts", 'export const test = String; test("giving back");'],
  ["adapters/src/a.test.ts", 'test("finds a way", () => {}); String("giving back");'],
  ["adapters/src/a.test.ts", 'test("GET /giving-back", () => {});'],
  ["commerce/src/modules/seller/migrations/a.ts", "export const way = 1;"],
];

describe("glossary-terms", () => {
  const samples = [...refused.map(([, , , file, code]) => [file, code] as const), ...allowed];
  const messages = lintSamples(samples.map(([file, code]): Sample => [file, `${code}\n`]));

  test.each(
    refused.map(
      ([phrase, where, name, file, code], number) => [where, file, code, phrase, name, number] as const,
    ),
  )("reports the %s in %s: %s", (where, _, __, phrase, name, number) => {
    expect(messages[number]).toEqual([reported(phrase, where, name)]);
  });
  test.each(allowed.map(([file, code], number) => [file, code, number] as const))(
    "accepts in %s: %s",
    (_, __, number) => {
      expect(messages[refused.length + number]).toEqual([]);
    },
  );
});

describe("a stored name", () => {
  const withStored = (code: string, ...files: string[]) =>
    lintSamples([["adapters/src/pay.ts", `${code}\n`]], [], {
      glossary: `${GLOSSARY}\n| stored name | files |\n| --- | --- |\n| \`way\` | ${files.map((file) => `\`${file}\``).join(", ")} |\n`,
    })[0];
  const code = "export interface Row { way: string }";

  test("is accepted in its files", () => {
    expect(withStored(code, "adapters/src/row.ts", "adapters/src/pay.ts")).toEqual([]);
  });
  test("is reported elsewhere", () => {
    expect(withStored(code, "adapters/src/row.ts")).toEqual([reported("way", "name", "way")]);
  });
  test("is reported when its file no longer uses it", () => {
    expect(withStored("export {};", "adapters/src/pay.ts")).toEqual([
      expect.stringContaining("`way` is listed as a stored name of this file and is not used here"),
    ]);
  });
});

test("a malformed glossary is reported with its line", () => {
  const [messages = []] = lintSamples([["adapters/src/a.ts", "export {};\n"]], [], {
    glossary: "\n| term | meaning |\n",
  });
  expect(messages).toEqual([expect.stringContaining("docs/glossary.md:2: a row has 4 cells")]);
});
