import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder for the running test that only its owner may enter; removed with its contents afterwards. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "bezak-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
