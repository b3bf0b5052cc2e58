import { bytesOf, type Bytes } from "./byte-answer.ts";
import { createByteStore } from "./byte-store.ts";
import { ApiError } from "./errors.ts";

/** Finished bytes of one public read. */
export interface Kept extends Bytes {
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
  kept: Kept;
  /** commerce could not give a newer one in time */
  stale: boolean;
}

export interface ByteCache {
  /** A fresh entry by the raw address of an earlier request; costs one map look-up. */
  hot(url: string): Kept | undefined;
  /**
   * Fresh bytes of a key: kept, or loaded once for all who ask; stale ones when loading fails or takes long. `admit`
   * throws for who may not have anything loaded now, and is asked only when it would be.
   */
  read(key: string, load: () => Promise<Buffer>, admit?: () => void): Promise<Served>;
  /** Lets `hot` find the entry by this raw address. */
  alias(url: string, kept: Kept): void;
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
const sizeOf = (kept: Kept) => kept.bytes.length * 1.5 + URLS_MAX * URL_LENGTH_MAX;

/** Keeps finished bytes, fresh for a second, at most `maxBytes` of them; the longest unused go first. */
export function createByteCache(options: Options): ByteCache {
  const { maxBytes, freshMs = 1000, patienceMs = 1500, now = Date.now } = options;
  const addresses = new Map<string, Kept>();
  const flights = new Map<string, Promise<Kept>>();
  const entries = createByteStore<Kept>({
    maxBytes,
    keepMs: STALE_MS,
    now,
    onRemove: (kept) => kept.urls.forEach((url) => addresses.delete(url)),
  });

  function keep(kept: Kept): void {
    const old = entries.get(kept.key);
    entries.set(kept.key, kept, sizeOf(kept));
    // what is too large was let go at once
    if (entries.get(kept.key) === kept) for (const url of old?.urls ?? []) alias(url, kept);
  }

  function alias(url: string, kept: Kept): void {
    if (url.length > URL_LENGTH_MAX || kept.urls.length >= URLS_MAX || kept.urls.includes(url)) return;
    kept.urls.push(url);
    addresses.set(url, kept);
  }

  function launch(key: string, load: () => Promise<Buffer>): Promise<Kept> {
    const readAt = now();
    const flight: Promise<Kept> = load()
      .then((bytes) => {
        const kept = {
          ...bytesOf(bytes),
          key,
          readAt,
          urls: [],
          freshUntil: readAt + freshMs,
          retryAt: 0,
        };
        if (flights.get(key) === flight) keep(kept);
        return kept;
      })
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key);
      });
    flights.set(key, flight);
    return flight;
  }

  async function renew(old: Kept, flight: Promise<Kept>): Promise<Served> {
    const slow = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => slow.resolve(undefined), patienceMs);
    try {
      const kept = await Promise.race([flight, slow.promise]);
      if (kept) return { kept, stale: false };
    } catch (error) {
      if (!away(error)) throw error;
    } finally {
      clearTimeout(timer);
    }
    flight.catch(() => undefined);
    old.retryAt = now() + freshMs;
    return { kept: old, stale: true };
  }

  return {
    hot(url) {
      const kept = addresses.get(url);
      return kept && kept.freshUntil > now() ? kept : undefined;
    },
    async read(key, load, admit = () => undefined) {
      const kept = entries.get(key);
      if (kept && kept.freshUntil > now()) return { kept, stale: false };
      if (kept && kept.retryAt > now()) return { kept, stale: true };
      if (!flights.has(key)) {
        try {
          admit();
        } catch (error) {
          if (kept) return { kept, stale: true };
          throw error;
        }
      }
      const flight = flights.get(key) ?? launch(key, load);
      return kept ? renew(kept, flight) : { kept: await flight, stale: false };
    },
    alias(url, kept) {
      if (entries.get(kept.key) === kept) alias(url, kept);
    },
    drop(prefix) {
      for (const [key, kept] of entries.entries()) if (key.startsWith(prefix)) kept.freshUntil = 0;
      for (const key of flights.keys()) if (key.startsWith(prefix)) flights.delete(key);
    },
    size: entries.size,
  };
}
