import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds until the second question, and at most between two later ones. */
const FIRST = 50;
const MOST = 250;
const GROWTH = 1.25;

/** Asks again and again, less often the longer it takes, until the answer is truthy; fails with what was waited for. */
export async function until<T>(
  what: string,
  ask: () => Promise<T> | T,
  seconds = 30,
): Promise<NonNullable<T>> {
  const end = Date.now() + seconds * 1000;
  for (let wait = FIRST; ; wait = Math.min(MOST, wait * GROWTH)) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Waited ${seconds} s in vain for ${what}`);
    await pause(wait);
  }
}
