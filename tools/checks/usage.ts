import { cpus } from "node:os";

/** Seconds by the clock, and how many of them the machine's processors worked, whoever they worked for. */
export interface Usage {
  clock: number;
  worked: number;
}

export function usageNow(): Usage {
  const worked = cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
  return { clock: performance.now() / 1000, worked: worked / 1000 };
}

/** What was used since, as a line: how much there is to do, whatever of it is done at the same time. */
export function usageLine(before: Usage, after: Usage): string {
  const clock = Math.round(after.clock - before.clock);
  const worked = Math.round(after.worked - before.worked);
  return `All stages: ${clock} s, ${worked} s of work for the processors`;
}
