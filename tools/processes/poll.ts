import { setTimeout as pause } from "node:timers/promises";

/** Calls again and again until the result is not null; null when the time is over. */
export async function poll<T>(
  ask: () => Promise<T | null> | T | null,
  milliseconds: number,
  every = 50,
): Promise<T | null> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() >= deadline) return null;
    await pause(every);
  }
}
