import { toBytes, type Bytes } from "./encoded-bytes.ts";
import { createByteStore } from "./byte-store.ts";
import { ApiError } from "./errors.ts";

export interface CachedBytes extends Bytes {
  readonly key: string;
  /** when the load began; the data is at least as new */
  readonly readAt: number;
  /** raw request URLs that are known to mean this key */
  readonly urls: string[];
  freshUntil: number;
  /** after a failed or slow renewal the next attempt is not made before this time */
  retryAt: number;
}

export interface Served {
  entry: CachedBytes;
  /** commerce did not return a newer one in time */
  stale: boolean;
}

export interface ByteCache {
  /** A fresh entry by the raw URL of an earlier request; costs one map look-up. */
  hot(url: string): CachedBytes | undefined;
  /**
   * The bytes of a key: cached ones while fresh, else loaded once for all simultaneous readers. Stale ones are answered
   * when loading fails or is slow. `admit` is called only before a load begins, and throws for a client that may not
   * cause one; such a client gets stale bytes if there are any.
   */
  read(key: string, load: () => Promise<Buffer>, admit?: () => void): Promise<Served>;
  /** Lets `hot` find the entry by this raw URL. */
  alias(url: string, entry: CachedBytes): void;
  /** Makes the next read of every key with this prefix load again; the result of a load in progress is not cached. */
  drop(prefix: string): void;
  /** bytes held, for tests and the health check */
  size(): number;
}

interface Options {
  maxBytes: number;
  freshMs?: number;
  /** how long a reader waits for newer bytes while stale ones are available */
  patienceMs?: number;
  now?: () => number;
}

const URLS_MAX = 8;
const URL_LENGTH_MAX = 500;
/** During an outage of commerce stale answers are better than none; after this time their memory is freed. */
const STALE_MS = 15 * 60_000;

const away = (error: unknown) => error instanceof ApiError && error.status >= 500;
/** Includes the two compressed forms, each about a quarter of the bytes, and the URLs. */
const getSize = (entry: CachedBytes) => entry.bytes.length * 1.5 + URLS_MAX * URL_LENGTH_MAX;

/** Caches finished bytes, fresh for a second, at most `maxBytes` of them; evicts what was loaded longest ago. */
export function createByteCache(options: Options): ByteCache {
  const { maxBytes, freshMs = 1000, patienceMs = 1500, now = Date.now } = options;
  const addresses = new Map<string, CachedBytes>();
  const flights = new Map<string, Promise<CachedBytes>>();
  const entries = createByteStore<CachedBytes>({
    maxBytes,
    keepMs: STALE_MS,
    now,
    onRemove: (entry) => entry.urls.forEach((url) => addresses.delete(url)),
  });

  function keep(entry: CachedBytes): void {
    const old = entries.get(entry.key);
    entries.set(entry.key, entry, getSize(entry));
    // an entry larger than the whole cache has been evicted at once
    if (entries.get(entry.key) === entry) for (const url of old?.urls ?? []) alias(url, entry);
  }

  function alias(url: string, entry: CachedBytes): void {
    if (url.length > URL_LENGTH_MAX || entry.urls.length >= URLS_MAX || entry.urls.includes(url)) return;
    entry.urls.push(url);
    addresses.set(url, entry);
  }

  function launch(key: string, load: () => Promise<Buffer>): Promise<CachedBytes> {
    const readAt = now();
    const flight: Promise<CachedBytes> = load()
      .then((bytes) => {
        const entry = {
          ...toBytes(bytes),
          key,
          readAt,
          urls: [],
          freshUntil: readAt + freshMs,
          retryAt: 0,
        };
        if (flights.get(key) === flight) keep(entry);
        return entry;
      })
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key);
      });
    flights.set(key, flight);
    return flight;
  }

  async function renew(old: CachedBytes, flight: Promise<CachedBytes>): Promise<Served> {
    const slow = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => slow.resolve(undefined), patienceMs);
    try {
      const entry = await Promise.race([flight, slow.promise]);
      if (entry) return { entry, stale: false };
    } catch (error) {
      if (!away(error)) throw error;
    } finally {
      clearTimeout(timer);
    }
    flight.catch(() => undefined);
    old.retryAt = now() + freshMs;
    return { entry: old, stale: true };
  }

  return {
    hot(url) {
      const entry = addresses.get(url);
      return entry && entry.freshUntil > now() ? entry : undefined;
    },
    async read(key, load, admit = () => undefined) {
      const entry = entries.get(key);
      if (entry && entry.freshUntil > now()) return { entry, stale: false };
      if (entry && entry.retryAt > now()) return { entry, stale: true };
      if (!flights.has(key)) {
        try {
          admit();
        } catch (error) {
          if (entry) return { entry, stale: true };
          throw error;
        }
      }
      const flight = flights.get(key) ?? launch(key, load);
      return entry ? renew(entry, flight) : { entry: await flight, stale: false };
    },
    alias(url, entry) {
      if (entries.get(entry.key) === entry) alias(url, entry);
    },
    drop(prefix) {
      for (const [key, entry] of entries.entries()) if (key.startsWith(prefix)) entry.freshUntil = 0;
      for (const key of flights.keys()) if (key.startsWith(prefix)) flights.delete(key);
    },
    size: entries.size,
  };
}
