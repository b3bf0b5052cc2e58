/**
 * Jobs of this process that want the same keys come one after another, first come first served: only the first of
 * them asks the database. Politeness, not exclusion; the lease decides.
 */
export class LocalQueue {
  private readonly last = new Map<string, Promise<void>>();

  /** `turn` comes when everybody who joined before for any of the keys has left. Whoever joins must leave. */
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
