/** Waits until a condition holds; the error contains its name. */
export async function until(what: string, holds: () => boolean, withinMs = 5000): Promise<void> {
  const end = performance.now() + withinMs;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`${what}: not within ${withinMs} ms`);
    await new Promise((done) => setTimeout(done, 5));
  }
}
