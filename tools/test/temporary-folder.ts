import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder of its own for the running test, which only its owner may enter; removed with all in it afterwards. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "bezak-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
