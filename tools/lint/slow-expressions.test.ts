import { join } from "node:path";
import { ESLint } from "eslint";
import { expect, it } from "vitest";
import { ROOT } from "../places.ts";

/** Rules about regular expressions that `code` breaks when it stands in this file. */
async function brokenIn(file: string, code: string): Promise<string[]> {
  const config = new ESLint({
    cwd: ROOT,
    // the other rules ask for the types of a file that is on disk
    ruleFilter: ({ ruleId }) => ruleId.startsWith("regexp/"),
    overrideConfig: { languageOptions: { parserOptions: { project: null } } },
  });
  const [result] = await config.lintText(code, { filePath: join(ROOT, file) });
  return [...new Set(result?.messages.map(({ ruleId, message }) => ruleId ?? message))].sort();
}

const backtracking = "regexp/no-super-linear-backtracking";
const moving = "regexp/no-super-linear-move";

it.each([
  ["commerce/src/text/sample.ts", String.raw`export const sample = /(a+)+$/;`, [backtracking, moving]],
  ["adapters/contract/src/sample.ts", String.raw`export const sample = /^\s*(.*?)\s*$/s;`, [backtracking]],
  ["adapters/src/sample.ts", String.raw`export const sample = /\s*(?:сум|uzs)$/;`, [moving]],
  ["storefront/src/lib/sample.ts", String.raw`export const sample = /\[(?!h+\])[^\]]*\]/g;`, [moving]],
  ["ui-kit/src/sample.tsx", String.raw`export const sample = /^\d{1,15}$/;`, []],
])("refuses in %s what long texts slow down, and nothing else: %s", async (file, code, rules) => {
  expect(await brokenIn(file, code)).toEqual(rules);
});
