import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { isSameProcess, processStart } from "./process-identity.mjs";

/**
 * Takes a lock file that names its owner. A lock is taken over when its owner has ended (also after kill -9, also when
 * another program now has its process id).
 * @param {string} file
 * @param {Record<string, unknown>} [details] stored with the owner, for processes that find the lock taken
 * @returns {{ taken: true, release: () => void } | { taken: false, owner: { pid: number, [key: string]: unknown } }}
 */
export function takeLock(file, details = {}) {
  mkdirSync(dirname(file), { recursive: true });
  const mine = JSON.stringify({ ...details, pid: process.pid, started: processStart(process.pid) });
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: "wx" });
      return { taken: true, release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
    }
    const owner = readOwner(file);
    if (owner && isSameProcess(owner.pid, owner.started)) return { taken: false, owner };
    rmSync(file, { force: true });
  }
}

/** @param {string} file @returns {{ pid: number, started: string, [key: string]: unknown } | null} */
export function readOwner(file) {
  try {
    const owner = JSON.parse(readFileSync(file, "utf8"));
    return typeof owner.pid === "number" ? owner : null;
  } catch {
    return null;
  }
}
