import { setTimeout as pause } from "node:timers/promises";

/** Asks again and again until the answer is truthy; fails with what was waited for. */
export async function until<T>(
  what: string,
  ask: () => Promise<T> | T,
  seconds = 30,
): Promise<NonNullable<T>> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Waited ${seconds} s in vain for ${what}`);
    await pause(50);
  }
}
