import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** The ids of a process and all its descendants. */
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

/** The arguments of a process; empty once it has ended. */
export function commandLine(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").slice(0, -1);
  } catch {
    return [];
  }
}

/** Pins processes, their threads and their future children to these cores. */
export function pinTo(cores: readonly number[], pids: number[]): void {
  for (const pid of pids) {
    try {
      execFileSync("taskset", ["-a", "-c", "-p", cores.join(","), String(pid)], { stdio: "ignore" });
    } catch {
      // A database session may have ended meanwhile.
    }
  }
}

/** CPU seconds used so far by these process trees, including their ended children. */
export function cpuSeconds(pids: number[]): number {
  let ticks = 0;
  for (const member of new Set(pids.flatMap(processTree))) {
    const fields = statFields(member);
    // utime and stime; when a database session ends, its time is added to its parent's cutime and cstime
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
