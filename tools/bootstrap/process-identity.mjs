import { readFileSync } from "node:fs";

/**
 * When a process began, in clock ticks since boot, with the boot's id: together with the number it names one
 * process for ever, while a bare number is given out again. Empty string for a process that is gone (or a zombie).
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

/** @param {number} pid @param {unknown} started as processStart() told it earlier */
export function isSameProcess(pid, started) {
  const now = processStart(pid);
  return now !== "" && now === started;
}
