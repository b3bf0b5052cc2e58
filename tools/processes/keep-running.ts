import { setTimeout as pause } from "node:timers/promises";
import { describeFailure } from "../failure.ts";
import type { Running, Supervisor } from "./supervisor.ts";

/** A running program that is restarted when it ends by itself. */
export interface Restartable {
  running: Running;
  start: (after: Running) => Promise<Running>;
  /** Resolves when the program answers, rejects with a Failure when it has ended or does not answer in time. */
  ready: (running: Running) => Promise<void>;
}

/** How often and how soon a program is restarted. */
export interface Patience {
  /** Milliseconds before the first restart, the second, and so on; the last one applies to all further ones. */
  pauses: readonly number[];
  /** After so many ends `within` so many milliseconds it is not restarted. */
  ends: number;
  within: number;
}

const PATIENCE: Patience = { pauses: [1_000, 2_000, 5_000, 15_000, 30_000], ends: 8, within: 600_000 };

/**
 * Restarts a program whenever it ends by itself, until everything is stopped or it ends too often. Reports each time what
 * happened and where the log is. Never rejects, so that the other programs keep running.
 */
export async function keepRunning(
  supervisor: Supervisor,
  program: Restartable,
  say: (sentence: string) => void,
  { pauses, ends, within }: Patience = PATIENCE,
): Promise<void> {
  const { closing } = supervisor;
  const { name, logFile } = program.running;
  let current = program.running;
  let times: number[] = [];
  for (let failure = ""; ;) {
    const outcome = failure ? null : await current.ended;
    if (closing.aborted) return;
    const happened = failure || `${name} ended by itself (${outcome}): its log is ${logFile}.`;
    times = [...times, Date.now()].filter((time) => time > Date.now() - within);
    if (times.length >= ends) {
      // what cannot be stopped now is stopped with everything else
      await supervisor.stop(current).catch(() => undefined);
      say(
        `${happened} That was its end number ${ends} within ${Math.ceil(within / 60_000)} min, so it is not ` +
          `started again: when the cause is fixed, stop with Ctrl-C and start again.`,
      );
      return;
    }
    const wait = pauses[Math.min(times.length, pauses.length) - 1] ?? 0;
    say(`${happened} It is started again in ${wait / 1000} s.`);
    await pause(wait, undefined, { signal: closing }).catch(() => undefined);
    failure = "";
    try {
      current = await program.start(current);
      await program.ready(current);
      say(`${name} runs again.`);
    } catch (error) {
      failure = describeFailure(error);
    }
  }
}
