import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, open, readFile, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readOwner, takeLock } from "./install-lock.mjs";
import { isSameProcess } from "./process-identity.mjs";
import { findOutsideNpm } from "./runtime.mjs";
import { enableHooks } from "./hooks.mjs";
import { staleReason } from "./install-state.mjs";
import { step } from "./step-line.mjs";

/** The unpacked packages and npm's temporary files. */
const NEEDED_BYTES = 2.5e9;

/**
 * Makes node_modules agree with package-lock.json. Does nothing and prints nothing when it already does.
 * @param {string} root
 * @param {{ mayWait: boolean }} options whether to wait while another command installs, or to refuse
 */
export async function ensureInstalled(root, { mayWait }) {
  const lockFile = join(root, ".cache", "install.lock");
  let reason = staleReason(root);
  if (!reason && !isHeld(lockFile)) return;
  const lock = await waitForLock(lockFile, mayWait);
  process.once("exit", lock.release);
  reason = staleReason(root);
  if (reason) {
    await refuseWhileShopRuns(root, reason);
    await step("install", (progress) => install(root, progress));
    enableHooks(root);
  }
  lock.release();
}

/** @param {string} file */
function isHeld(file) {
  const owner = readOwner(file);
  return owner !== null && isSameProcess(owner.pid, owner.started);
}

/** @param {string} file @param {boolean} mayWait */
async function waitForLock(file, mayWait) {
  for (;;) {
    const lock = takeLock(file);
    if (lock.taken) return lock;
    const { pid } = lock.owner;
    if (!mayWait)
      throw new Error(`Another command (process ${pid}) is installing the packages: wait for it to end.`);
    await step("install", async () => {
      while (isHeld(file)) await new Promise((resolve) => setTimeout(resolve, 200));
      return `waited for process ${pid}`;
    });
  }
}

/** An install removes node_modules, which a running shop still needs. */
async function refuseWhileShopRuns(/** @type {string} */ root, /** @type {string} */ reason) {
  const data = process.env.BEZAK_DATA_DIR || ".data";
  const owner = readOwner(join(root, data, "run", "lock.json"));
  if (!owner || !isSameProcess(owner.pid, owner.started)) return;
  throw new Error(
    `The packages must be installed again (${reason}) while the shop runs from them (process ${owner.pid}): ` +
      `stop it with Ctrl-C or \`kill ${owner.pid}\`, then try again.`,
  );
}

/** @param {string} root @param {(text: string) => void} progress */
async function install(root, progress) {
  const space = await statfs(root);
  if (!existsSync(join(root, "node_modules")) && space.bavail * space.bsize < NEEDED_BYTES) {
    throw new Error(
      `Only ${Math.round((space.bavail * space.bsize) / 1e6)} MB are free in ${root} and the packages need ` +
        `${NEEDED_BYTES / 1e6} MB: free some disk space and try again.`,
    );
  }
  const logFile = join(root, ".cache", "install.log");
  await mkdir(dirname(logFile), { recursive: true });
  const log = await open(logFile, "w");
  progress("npm ci (about a minute with a warm cache)");
  const { node, npm } = findOutsideNpm(root);
  const [program = "npm", ...first] = npm;
  // --include: neither NODE_ENV=production nor a user's omit setting may leave the tools out.
  // --ignore-scripts: none of our packages needs its install script (docs/decisions/003).
  const flags = ["ci", "--include=dev", "--include=optional", "--ignore-scripts", "--no-audit", "--no-fund"];
  const child = spawn(program, [...first, ...flags], {
    cwd: root,
    stdio: ["ignore", log.fd, log.fd],
    env: { ...process.env, PATH: `${dirname(node)}:${process.env.PATH ?? ""}` },
  });
  const stop = () => child.kill("SIGTERM");
  process.once("SIGINT", stop).once("SIGTERM", stop);
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (status, signal) => resolve(signal ?? status));
  });
  process.off("SIGINT", stop).off("SIGTERM", stop);
  await log.close();
  if (code !== 0) throw new Error(await explainFailure(logFile, code));
  return `${Object.keys(JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")).packages).length} packages`;
}

/** @param {string} logFile @param {unknown} code */
async function explainFailure(logFile, code) {
  const text = await readFile(logFile, "utf8");
  if (/ENOSPC|no space left/i.test(text)) return "The disk is full: free about 3 GB and try again.";
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENOTCACHED/.test(text)) {
    return "npm could not reach its registry: check the network (or `npm config get registry`) and try again.";
  }
  if (/EACCES|EPERM/.test(text))
    return "npm may not write here: make this folder yours (`chown -R`) and try again.";
  return `npm ci failed (${code}); its report is in ${logFile}.`;
}
