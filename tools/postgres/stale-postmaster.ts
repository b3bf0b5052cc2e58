import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../failure.ts";
import { processStart } from "../bootstrap/process-identity.mjs";
import { poll } from "../processes/poll.ts";

/**
 * Makes way for a new postmaster: stops one that an earlier, killed run left at work in this folder, and removes a
 * postmaster.pid whose number belongs to nobody or to another program since. Only to be called by the folder's holder.
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
  // Its backends notice in a moment that it is gone; until then they hold the memory that a new one asks for.
  const place = realpathSync(folder);
  await poll(() => (processes().some((other) => workingFolder(other) === place) ? null : true), 10_000);
  rmSync(file, { force: true });
}

function processes(): number[] {
  return readdirSync("/proc").map(Number).filter(Number.isInteger);
}

/** A postmaster and its backends work in their data folder; nothing else does. */
function workingFolder(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return "";
  }
}
