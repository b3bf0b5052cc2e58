// Entry of every npm script. Plain JavaScript because it must run on Node 20 with nothing installed. It installs the
// locked packages when they are missing or outdated, then runs the TypeScript tool named by its first argument on the
// Node that came with the packages.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findRuntime } from "./bootstrap/runtime.mjs";
import { ensureInstalled } from "./bootstrap/install.mjs";
import { runTool } from "./bootstrap/run-tool.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [tool = "", ...toolArguments] = process.argv.slice(2);

/** Prints one sentence and exits with code 1. */
function refuse(/** @type {string} */ sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

try {
  const script = join(root, "tools", `${tool}.ts`);
  if (!/^[a-z0-9-]+$/.test(tool) || !existsSync(script)) refuse(`There is no tool "${tool}" in tools/.`);
  await ensureInstalled(root, { mayWait: tool !== "start" && tool !== "dev" });
  process.exitCode = await runTool(findRuntime(root), script, toolArguments, root);
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}
