import { readFileSync } from "node:fs";

/**
 * When a process started, in clock ticks since boot, with the boot's id. Together with the process id it identifies one
 * process for ever, while an id alone is reused. Empty string for a process that has ended (or a zombie).
 * Source: proc(5), fields 3 and 22 of /proc/<pid>/stat.
 * @param {number} pid
 */
export function processStart(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z" || fields[0] === "X") return "";
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}:${fields[19]}`;
  } catch {
    return "";
  }
}

/** @param {number} pid @param {unknown} started an earlier result of processStart() */
export function isSameProcess(pid, started) {
  const now = processStart(pid);
  return now !== "" && now === started;
}
