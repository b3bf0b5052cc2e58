import { cpus } from "node:os";

/** Elapsed seconds, and the seconds that all processors of the machine worked. */
export interface Usage {
  clock: number;
  worked: number;
}

export function usageNow(): Usage {
  const worked = cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
  return { clock: performance.now() / 1000, worked: worked / 1000 };
}

/** The usage between two moments as one line; processor time does not depend on how much ran at the same time. */
export function usageLine(before: Usage, after: Usage): string {
  const clock = Math.round(after.clock - before.clock);
  const worked = Math.round(after.worked - before.worked);
  return `All stages: ${clock} s, ${worked} s of work for the processors`;
}
