import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { prepareTemplate } from "./template-database.ts";
import { dropDatabasesOf } from "./test-database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    templateDatabase: string;
    /** suffix of every database name of this run */
    run: string;
    filesDir: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const filesDir = mkdtempSync(join(tmpdir(), "bezak-files-"));
  project.provide("filesDir", filesDir);
  const run = `_${process.pid}`;
  project.provide("run", run);
  project.provide("templateDatabase", await prepareTemplate(filesDir));
  return async () => {
    await dropDatabasesOf(run);
    rmSync(filesDir, { recursive: true, force: true });
  };
}
