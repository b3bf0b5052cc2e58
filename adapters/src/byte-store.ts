/** A map whose values are counted in bytes and expire. */
export interface ByteStore<T> {
  /** The value of a key, unless it has expired. */
  get(key: string): T | undefined;
  /** Replaces the key's value and makes it the newest; the oldest values are evicted to make room for it. */
  set(key: string, value: T, bytes: number): void;
  /** Adds the bytes by which a value has grown; does nothing if the key has another value by now. */
  grow(key: string, value: T, bytes: number): void;
  /** all values, oldest first */
  entries(): Iterable<readonly [key: string, value: T]>;
  size(): number;
}

export interface ByteStoreOptions<T> {
  maxBytes: number;
  /** milliseconds until a value is removed, also if nobody reads it */
  keepMs: number;
  onRemove?: (value: T) => void;
  now?: () => number;
}

interface Entry<T> {
  value: T;
  bytes: number;
  until: number;
}

/** What an entry costs besides its value and its key. */
const ENTRY_BYTES = 300;

/** Holds at most `maxBytes`; a timer removes expired values, so that memory is freed after a burst. */
export function createByteStore<T>({
  maxBytes,
  keepMs,
  onRemove,
  now = Date.now,
}: ByteStoreOptions<T>): ByteStore<T> {
  // ordered by expiry, since every entry lives equally long
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
    // unref: the timer does not keep the process running
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
