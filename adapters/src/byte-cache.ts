import { toBytes, type Bytes } from "./byte-answer.ts";
import { createByteStore } from "./byte-store.ts";
import { ApiError } from "./errors.ts";

/** Finished bytes of one public read. */
export interface CachedBytes extends Bytes {
  readonly key: string;
  /** when the load began; older than this the data cannot be */
  readonly readAt: number;
  /** raw addresses known to mean this key */
  readonly urls: string[];
  freshUntil: number;
  /** a failed or slow renewal is not tried again before this */
  retryAt: number;
}

export interface Served {
  entry: CachedBytes;
  /** commerce could not give a newer one in time */
  stale: boolean;
}

export interface ByteCache {
  /** A fresh entry by the raw address of an earlier request; costs one map look-up. */
  hot(url: string): CachedBytes | undefined;
  /**
   * Fresh bytes of a key: kept, or loaded once for all who ask; stale ones when loading fails or takes long. `admit`
   * throws for who may not have anything loaded now, and is asked only when it would be.
   */
  read(key: string, load: () => Promise<Buffer>, admit?: () => void): Promise<Served>;
  /** Lets `hot` find the entry by this raw address. */
  alias(url: string, entry: CachedBytes): void;
  /** Makes every key that begins so be loaded anew; a load under way no longer counts. */
  drop(prefix: string): void;
  /** bytes held, for tests and the curious */
  size(): number;
}

interface Options {
  maxBytes: number;
  freshMs?: number;
  /** how long a reader waits for a newer one while there is an old one to give */
  patienceMs?: number;
  now?: () => number;
}

const URLS_MAX = 8;
const URL_LENGTH_MAX = 500;
/** While commerce is away old answers are better than none, and after a burst they are not held for ever. */
const STALE_MS = 15 * 60_000;

const away = (error: unknown) => error instanceof ApiError && error.status >= 500;
/** With room for its two compressed forms, about a quarter of the bytes each. */
const getSize = (entry: CachedBytes) => entry.bytes.length * 1.5 + URLS_MAX * URL_LENGTH_MAX;

/** Keeps finished bytes, fresh for a second, at most `maxBytes` of them; the longest unused go first. */
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
    // what is too large was let go at once
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
