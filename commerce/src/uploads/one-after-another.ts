import { ShopError } from "../shop-error.ts";

/**
 * Lets so many jobs run at once and so many more wait; a decoded picture takes a hundred megabytes.
 * @throws ShopError 503 commerce_unavailable when too many wait
 */
export function oneAfterAnother(running: number, waiting: number) {
  let free = running;
  const queue: (() => void)[] = [];
  return async function run<T>(job: () => Promise<T>): Promise<T> {
    if (free === 0) {
      if (queue.length >= waiting) throw new ShopError(503, "commerce_unavailable", "Too many files at once");
      // Whoever ends hands its place on.
      await new Promise<void>((done) => queue.push(done));
    } else free--;
    try {
      return await job();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free++;
    }
  };
}
