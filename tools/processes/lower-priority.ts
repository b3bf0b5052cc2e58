import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";

/**
 * Lets a session of processes run only while others leave the processors idle. Does nothing where the system refuses.
 * @param pid the leader of the session
 */
export function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
    // Linux shares the time out between sessions first: there a process's priority counts in its own session only.
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_LOW));
  } catch {
    // It has already ended, or the system has no such groups.
  }
}
