import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../failure.ts";
import { processStart } from "../bootstrap/process-identity.mjs";
import { poll } from "../processes/poll.ts";

/**
 * Stops a postmaster that an earlier, killed run left running in this folder, and removes a postmaster.pid whose process id
 * is unused or another program's. Call it only while holding the folder's lock.
 */
export async function clearStalePostmaster(folder: string): Promise<void> {
  const file = join(folder, "postmaster.pid");
  let pid: number;
  try {
    pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  } catch {
    return;
  }
  const worksHere = () => processStart(pid) !== "" && workingFolder(pid) === realpathSync(folder);
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    if (!worksHere()) break;
    process.kill(pid, signal);
    await poll(() => (worksHere() ? null : true), 5_000);
  }
  if (worksHere()) {
    throw new Failure(
      `PostgreSQL process ${pid} holds ${folder} and does not end: stop it with \`kill -9 ${pid}\` and try again.`,
    );
  }
  // Its backends notice its end after a moment; until then they hold the shared memory that a new postmaster needs.
  const directory = realpathSync(folder);
  await poll(() => (processes().some((other) => workingFolder(other) === directory) ? null : true), 10_000);
  rmSync(file, { force: true });
}

function processes(): number[] {
  return readdirSync("/proc").map(Number).filter(Number.isInteger);
}

/** The working folder of a process: only a postmaster and its backends work in their data folder. */
function workingFolder(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return "";
  }
}
