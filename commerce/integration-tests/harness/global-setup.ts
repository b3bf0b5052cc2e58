import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { prepareTemplate } from "./template-database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    templateDatabase: string;
    filesDir: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const filesDir = mkdtempSync(join(tmpdir(), "bezak-files-"));
  project.provide("filesDir", filesDir);
  project.provide("templateDatabase", await prepareTemplate(filesDir));
  return () => rmSync(filesDir, { recursive: true, force: true });
}
