import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../places.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";

/** What the rules that need types say of a file. */
function saidOf(code: string): string {
  const folder = temporaryFolder();
  const settings = { extends: join(ROOT, "tsconfig.base.json"), compilerOptions: { types: [] } };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
  writeFileSync(join(folder, "a.ts"), code);
  const args = ["--type-aware", "--config", join(ROOT, ".oxlintrc.json"), folder];
  const { stdout } = spawnSync(process.execPath, [join(ROOT, "node_modules/oxlint/bin/oxlint"), ...args], {
    encoding: "utf8",
  });
  return stdout;
}

const late = "const late = () => Promise.resolve(1);\n";

test.each([
  ["a promise that nobody waits for", "late();\n", "no-floating-promises"],
  ["a promise as a condition", "if (late()) late().catch(String);\n", "no-misused-promises"],
  [
    "a promise where nothing is waited for",
    "[1].forEach(async () => { await late(); });\n",
    "no-misused-promises",
  ],
])("%s is refused", (_, code, rule) => {
  expect(saidOf(`${late}${code}`)).toContain(rule);
});

test("a promise that is waited for, or given up in so many words, is not", () => {
  expect(saidOf(`${late}await late();\nvoid late();\nexport {};\n`)).toContain("0 errors");
});
