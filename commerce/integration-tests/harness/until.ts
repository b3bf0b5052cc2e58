import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds until the second check, and at most between two later ones. */
const FIRST = 50;
const MOST = 250;
const GROWTH = 1.25;

/** Repeats a check, less often the longer it takes, until it is truthy; fails with the name of what it waited for. */
export async function until<T>(
  what: string,
  ask: () => Promise<T> | T,
  seconds = 30,
): Promise<NonNullable<T>> {
  const end = Date.now() + seconds * 1000;
  for (let wait = FIRST; ; wait = Math.min(MOST, wait * GROWTH)) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Waited ${seconds} s without success for ${what}`);
    await pause(wait);
  }
}
