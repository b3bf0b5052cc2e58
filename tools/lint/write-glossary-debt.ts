import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../directories.ts";
import { formatDebt, readDebt, updateDebt } from "./glossary-debt.ts";
import { readDifferences, type Diagnostic } from "./glossary-differences.ts";
import { DEBT_FILE, GLOSSARY_FILE } from "./glossary-rule.ts";
import { parseGlossary } from "./glossary.ts";

/**
 * `node tools/lint/write-glossary-debt.ts` after a rename: records how often unwanted words still occur. Refuses when one
 * occurs more often than before.
 */
const { phrases } = parseGlossary(readFileSync(join(ROOT, GLOSSARY_FILE), "utf8"));
const args = [join(ROOT, "node_modules/oxlint/bin/oxlint"), "--format", "json", "."];
const { stdout, stderr } = spawnSync(process.execPath, args, {
  cwd: ROOT,
  encoding: "utf8",
  maxBuffer: 2 ** 28,
});
if (!stdout.startsWith("{")) throw new Error(`${stdout}${stderr}`);
const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
const file = join(ROOT, DEBT_FILE);
const exists = (path: string) => existsSync(join(ROOT, path));
try {
  const debt = updateDebt(readDebt(file), readDifferences(diagnostics), { phrases, exists });
  writeFileSync(file, formatDebt(debt));
  const left = Object.values(debt.phrases).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`${DEBT_FILE}: ${left} names are left in ${Object.keys(debt.files).length} files\n`);
} catch (error) {
  console.error(`${(error as Error).message}\n${DEBT_FILE} is unchanged; \`npx oxlint\` shows where.`);
  process.exitCode = 1;
}
