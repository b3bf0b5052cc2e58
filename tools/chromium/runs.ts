import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** A Chromium tells its version only when all its libraries are there. */
export function runs(file: string): boolean {
  if (!existsSync(file)) return false;
  return spawnSync(file, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}
