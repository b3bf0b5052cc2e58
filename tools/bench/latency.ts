export const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.ceil(sorted.length * part) - 1] ?? NaN;

/** Sends one request after another while `goesOn`; gives their sorted durations in milliseconds. */
export async function askWhile(goesOn: () => boolean, ask: () => Promise<Response>): Promise<number[]> {
  const times: number[] = [];
  while (goesOn()) {
    const began = performance.now();
    const answer = await ask();
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}
