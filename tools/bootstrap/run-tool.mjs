import { spawn } from "node:child_process";
import { basename, dirname, join } from "node:path";
import { shopTools } from "./shop-tools.mjs";

const PARENT_CHECK_MILLISECONDS = 250;

/**
 * Runs a tool and returns its exit code. Forwards signals. The IPC channel tells the tool when this process is killed, so
 * that it stops what it started.
 * @param {string} runtime
 * @param {string} script
 * @param {string[]} toolArguments
 * @param {string} root
 * @returns {Promise<number>}
 */
export function runTool(runtime, script, toolArguments, root) {
  const settings = shopTools.has(basename(script, ".ts"))
    ? ["--import", new URL("load-env-file.mjs", import.meta.url).href]
    : [];
  const child = spawn(runtime, [...settings, script, ...toolArguments], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: {
      ...process.env,
      PATH: [join(root, "node_modules", ".bin"), dirname(runtime), process.env.PATH ?? ""].join(":"),
      BEZAK_BOOTSTRAPPED: "1",
      // every program that is started from here loads its packages' compiled code instead of compiling it again
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(root, ".cache/compiled"),
    },
  });
  // A terminal sends Ctrl-C to both processes; the tool decides when to end, and this process waits for it.
  const ask = (/** @type {string} */ signal) => child.connected && child.send({ signal });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => ask(signal));
  }
  // npm may be killed without forwarding a signal; then this process gets another parent.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && ask("SIGTERM"), PARENT_CHECK_MILLISECONDS).unref();
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? (signal === "SIGKILL" ? 137 : 1)));
  });
}
