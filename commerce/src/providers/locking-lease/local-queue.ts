/**
 * Serializes jobs of this process that need the same keys, first come first served, so that only the first of them
 * queries the database. This only saves queries; the lease ensures exclusion.
 */
export class LocalQueue {
  private readonly last = new Map<string, Promise<void>>();

  /** `turn` resolves when all earlier entries for any of the keys have left. Every `join` needs a `leave`. */
  join(keys: string[]): { turn: Promise<unknown>; leave: () => void } {
    const { promise: left, resolve } = Promise.withResolvers<void>();
    const turn = Promise.all(keys.map((key) => this.last.get(key)));
    for (const key of keys) this.last.set(key, left);
    const leave = () => {
      resolve();
      for (const key of keys) if (this.last.get(key) === left) this.last.delete(key);
    };
    return { turn, leave };
  }
}
