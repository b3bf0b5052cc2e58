import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Lets git run the repository's hooks (tools/hooks), unless other hooks are configured. Does nothing without a checkout
 * or without git: a shop may also be installed from an archive.
 * @param {string} root
 */
export function enableHooks(root) {
  if (!existsSync(join(root, ".git"))) return;
  const git = (/** @type {string[]} */ ...args) => spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (git("config", "core.hooksPath").stdout?.trim()) return;
  git("config", "--local", "core.hooksPath", "tools/hooks");
}
