/** Sorted milliseconds of something asked again and again. */
export const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.ceil(sorted.length * part) - 1] ?? NaN;

/** Asks one after another while `goesOn`; gives how long each took, sorted. */
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
