import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** `--version` fails when a library of Chromium is missing. */
export function runs(file: string): boolean {
  if (!existsSync(file)) return false;
  return spawnSync(file, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}
