import { setTimeout as pause } from "node:timers/promises";

/** One that is busy all the time goes on: resting is no part of what is tested. */
const ATTEMPTS = 10;

/** A process that can be made to do nothing at all for a while. */
export interface Sleeper {
  lives: () => boolean;
  /** Falls asleep unless something is under way in it or its database; tells which. */
  rest: () => Promise<boolean>;
  wake: () => void;
}

/** The processes of each database, and whether they rest. */
const sleepers = new Map<string, Map<Sleeper, boolean>>();

export function addSleeper(database: string, sleeper: Sleeper): void {
  const others = sleepers.get(database) ?? new Map<Sleeper, boolean>();
  sleepers.set(database, others.set(sleeper, false));
}

/** Whoever speaks to one process of a database wakes all of them: each does jobs for the others. */
export function wake(database: string): void {
  for (const [sleeper, rests] of sleepers.get(database) ?? []) {
    if (!rests) continue;
    sleepers.get(database)?.set(sleeper, false);
    if (sleeper.lives()) sleeper.wake();
  }
}

/**
 * Lets every process rest until somebody speaks to it again. One that nobody speaks to still looks for jobs and for what
 * killed processes left, which is a twentieth of a core, or a tenth where it looks every second.
 */
export async function restAll(): Promise<void> {
  for (const others of sleepers.values()) {
    for (const [sleeper, rests] of others) {
      if (!sleeper.lives()) others.delete(sleeper);
      else if (!rests) others.set(sleeper, await restSoon(sleeper));
    }
  }
}

/** What is under way is mostly a look of another process, which is soon over. */
async function restSoon(sleeper: Sleeper): Promise<boolean> {
  for (let left = ATTEMPTS; left > 0; left -= 1) {
    if (await sleeper.rest()) return true;
    await pause(100);
  }
  return false;
}
