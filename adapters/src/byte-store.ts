/** Values by key whose bytes are counted. */
export interface ByteStore<T> {
  /** The value of a key whose time is not over. */
  get(key: string): T | undefined;
  /** Holds a value of so many bytes in place of the key's earlier one, as the newest; the oldest make room for it. */
  set(key: string, value: T, bytes: number): void;
  /** Counts bytes by which a value has grown; nothing when it is no longer held. */
  grow(key: string, value: T, bytes: number): void;
  /** all that is held, oldest first */
  entries(): Iterable<readonly [key: string, value: T]>;
  /** bytes held */
  size(): number;
}

export interface ByteStoreOptions<T> {
  maxBytes: number;
  /** milliseconds after which a value is let go, whether or not anybody asks */
  keepMs: number;
  onRemove?: (value: T) => void;
  now?: () => number;
}

interface Entry<T> {
  value: T;
  bytes: number;
  until: number;
}

/** Besides its bytes an entry costs its key and the map's own place. */
const ENTRY_BYTES = 300;

/** Holds at most `maxBytes`; what is past its time is let go by itself, so that a burst leaves nothing behind. */
export function createByteStore<T>({
  maxBytes,
  keepMs,
  onRemove,
  now = Date.now,
}: ByteStoreOptions<T>): ByteStore<T> {
  // in the order of their ends, since all are held equally long
  const entries = new Map<string, Entry<T>>();
  let held = 0;
  let isSweepSet = false;

  function remove(key: string, { value, bytes }: Entry<T>): void {
    entries.delete(key);
    held -= bytes;
    onRemove?.(value);
  }

  function removeOldest(isOver: (entry: Entry<T>) => boolean): void {
    for (const [key, entry] of entries) {
      if (!isOver(entry)) return;
      remove(key, entry);
    }
  }

  function sweepLater(): void {
    const oldest = entries.values().next();
    if (isSweepSet || oldest.done) return;
    isSweepSet = true;
    const sweep = () => {
      isSweepSet = false;
      removeOldest(({ until }) => until <= now());
      sweepLater();
    };
    // a process that has nothing else to do may end meanwhile
    setTimeout(sweep, Math.max(1, oldest.value.until - now())).unref();
  }

  return {
    get(key) {
      const entry = entries.get(key);
      return entry && entry.until > now() ? entry.value : undefined;
    },
    set(key, value, bytes) {
      const old = entries.get(key);
      if (old) remove(key, old);
      const all = bytes + key.length * 2 + ENTRY_BYTES;
      entries.set(key, { value, bytes: all, until: now() + keepMs });
      held += all;
      removeOldest(() => held > maxBytes);
      sweepLater();
    },
    grow(key, value, bytes) {
      const entry = entries.get(key);
      if (entry?.value !== value) return;
      entry.bytes += bytes;
      held += bytes;
      removeOldest(() => held > maxBytes);
    },
    *entries() {
      for (const [key, { value }] of entries) yield [key, value];
    },
    size: () => held,
  };
}
