import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Failure } from "../failure.ts";
import { ROOT } from "../directories.ts";

interface Report {
  testResults: { message: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** The failed tests of a report of vitest. @throws Failure when the file itself failed, which says nothing about a guard */
export function readFailedTests(text: string): string[] {
  const { testResults } = JSON.parse(text) as Report;
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => fullName),
  );
  const broken = testResults.find(({ message }) => message !== "");
  if (failed.length === 0 && broken) throw new Failure(broken.message);
  return failed;
}

/** The file of a guard's `spec` in the repository, and its project of vitest. */
export const findSpec = (spec: string): { file: string; project: string } =>
  spec.startsWith("adapters/")
    ? { file: spec, project: "adapters" }
    : { file: `commerce/integration-tests/http/${spec}`, project: "commerce" };

/** Modules on disk were transformed with all guards in place, and must stay so for others. */
const UNCACHED = "--fsModuleCache=false";

/** Runs a guard's `spec` in this environment and returns its failed tests. @throws Failure when it does not run */
export async function runSpec(spec: string, databaseUrl: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "bezak-guard-"));
  const outputFile = join(folder, "report.json");
  const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
  const { file, project } = findSpec(spec);
  const options = ["run", `--project=${project}`, "--reporter=json", `--outputFile=${outputFile}`, UNCACHED];
  try {
    const running = spawn(process.execPath, [vitest, ...options, file], {
      cwd: ROOT,
      stdio: "ignore",
      env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
    });
    await once(running, "close");
    return readFailedTests(readFileSync(outputFile, "utf8"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
