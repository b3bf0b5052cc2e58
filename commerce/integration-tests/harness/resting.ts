import { setTimeout as pause } from "node:timers/promises";

/** A process that stays busy goes on; resting only saves time. */
const ATTEMPTS = 10;

export interface Sleeper {
  lives: () => boolean;
  /** Suspends it unless it or its database is busy; returns whether it did. */
  rest: () => Promise<boolean>;
  wake: () => void;
}

/** The processes of each database, and whether they rest. */
const sleepers = new Map<string, Map<Sleeper, boolean>>();

export function addSleeper(database: string, sleeper: Sleeper): void {
  const others = sleepers.get(database) ?? new Map<Sleeper, boolean>();
  sleepers.set(database, others.set(sleeper, false));
}

/** Wakes all processes of a database when one is called, since each runs jobs for the others. */
export function wake(database: string): void {
  for (const [sleeper, rests] of sleepers.get(database) ?? []) {
    if (!rests) continue;
    sleepers.get(database)?.set(sleeper, false);
    if (sleeper.lives()) sleeper.wake();
  }
}

/**
 * Suspends every process until it is called again. An idle process still polls for jobs and for what killed processes
 * left, which takes a twentieth of a core, or a tenth where it polls every second.
 */
export async function restAll(): Promise<void> {
  for (const others of sleepers.values()) {
    for (const [sleeper, rests] of others) {
      if (!sleeper.lives()) others.delete(sleeper);
      else if (!rests) others.set(sleeper, await restSoon(sleeper));
    }
  }
}

/** Work in progress is mostly a short poll of another process. */
async function restSoon(sleeper: Sleeper): Promise<boolean> {
  for (let left = ATTEMPTS; left > 0; left -= 1) {
    if (await sleeper.rest()) return true;
    await pause(100);
  }
  return false;
}
