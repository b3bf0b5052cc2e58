import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Lets git run the hooks of the repository (tools/hooks), unless its owner has chosen others. Does nothing where there is
 * no checkout or no git: a shop is also installed from an archive.
 * @param {string} root
 */
export function enableHooks(root) {
  if (!existsSync(join(root, ".git"))) return;
  const git = (/** @type {string[]} */ ...args) => spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (git("config", "core.hooksPath").stdout?.trim()) return;
  git("config", "--local", "core.hooksPath", "tools/hooks");
}
