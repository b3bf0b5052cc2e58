import { LRUCache } from "lru-cache";

/** A map whose values are counted in bytes and expire. */
export interface ByteStore<T> {
  /** The value of a key, unless it has expired. */
  get(key: string): T | undefined;
  /** Replaces the key's value; the least recently used values are evicted to make room for it. */
  set(key: string, value: T, bytes: number): void;
  /** Adds the bytes by which a value has grown; does nothing if the key has another value by now. */
  grow(key: string, value: T, bytes: number): void;
  /** all values */
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

/** What an entry costs besides its value and its key. */
const ENTRY_BYTES = 300;

/** Holds at most `maxBytes`; a timer removes expired values, so that memory is freed after a burst. */
export function createByteStore<T>(options: ByteStoreOptions<T>): ByteStore<T> {
  const { maxBytes, keepMs, onRemove, now = Date.now } = options;
  // a new box for a value that has grown: the cache does not count an equal value again
  const entries = new LRUCache<string, { value: T }>({
    maxSize: maxBytes,
    ttl: keepMs,
    ttlResolution: 0,
    ttlAutopurge: true,
    perf: { now },
    dispose: ({ value }) => onRemove?.(value),
  });
  return {
    get: (key) => entries.get(key)?.value,
    set: (key, value, bytes) =>
      void entries.set(key, { value }, { size: Math.ceil(bytes) + key.length * 2 + ENTRY_BYTES }),
    grow(key, value, bytes) {
      if (entries.peek(key)?.value !== value) return;
      const size = (entries.info(key)?.size ?? 0) + Math.ceil(bytes);
      entries.set(key, { value }, { size, noUpdateTTL: true, noDisposeOnSet: true });
    },
    *entries() {
      for (const [key, { value }] of entries.entries()) yield [key, value];
    },
    size: () => entries.calculatedSize,
  };
}
