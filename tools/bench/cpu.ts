import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** A process and everything below it. */
export function processTree(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const parent = statFields(Number(entry))?.[1];
    if (parent) children.set(Number(parent), [...(children.get(Number(parent)) ?? []), Number(entry)]);
  }
  const tree = [pid];
  for (const member of tree) tree.push(...(children.get(member) ?? []));
  return tree;
}

/** Words a process was started with; none once it has ended. */
export function commandLine(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").slice(0, -1);
  } catch {
    return [];
  }
}

/** Holds processes, with all their threads and what they start from now on, on these cores. */
export function pinTo(cores: readonly number[], pids: number[]): void {
  for (const pid of pids) {
    try {
      execFileSync("taskset", ["-a", "-c", "-p", cores.join(","), String(pid)], { stdio: "ignore" });
    } catch {
      // A database session that has just ended needs no core.
    }
  }
}

/** CPU seconds used so far by the trees of these processes, those of their ended children included. */
export function cpuSeconds(pids: number[]): number {
  let ticks = 0;
  for (const member of new Set(pids.flatMap(processTree))) {
    const fields = statFields(member);
    // utime and stime; a database session hands its time to its parent when it ends (cutime, cstime)
    for (const index of [11, 12, 13, 14]) ticks += Number(fields?.[index] ?? 0);
  }
  return ticks / TICKS_PER_SECOND;
}

/** Fields of /proc/<pid>/stat from `state` on (proc(5), number 3 is index 0). */
function statFields(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
  } catch {
    return undefined;
  }
}
