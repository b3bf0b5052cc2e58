import { cacheNames, toKey, maxEntries, type Kind } from "./rules.ts";

/** Accept-Encoding and Cookie change the form of an answer, not its content. */
const anyForm = { ignoreVary: true };

export async function readCached(
  storage: CacheStorage,
  kind: Kind,
  url: string,
): Promise<Response | undefined> {
  const cache = await storage.open(cacheNames[kind]);
  return cache.match(toKey(kind, url), anyForm);
}

/** Stores an answer as the newest of its kind and deletes the oldest. Does nothing when the disk is full. */
export async function keep(storage: CacheStorage, kind: Kind, url: string, answer: Response): Promise<void> {
  try {
    const cache = await storage.open(cacheNames[kind]);
    const key = toKey(kind, url);
    await cache.delete(key, anyForm);
    await cache.put(key, answer);
    const keys = await cache.keys();
    await Promise.all(
      keys.slice(0, Math.max(0, keys.length - maxEntries[kind])).map((old) => cache.delete(old)),
    );
  } catch {
    // QuotaExceededError and the like
  }
}

export async function forget(storage: CacheStorage, kinds: readonly Kind[]): Promise<void> {
  await Promise.all(kinds.map((kind) => storage.delete(cacheNames[kind])));
}

/** Deletes caches of older workers, which have other names. */
export async function forgetOlder(storage: CacheStorage): Promise<void> {
  const mine = Object.values(cacheNames);
  const names = await storage.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith("bezak-") && !mine.includes(name))
      .map((name) => storage.delete(name)),
  );
}

export interface CachedPage {
  path: string;
  title: string;
}

/** Pages that can be read offline, the most recent first. */
export async function listCachedPages(storage: CacheStorage, most: number): Promise<CachedPage[]> {
  const cache = await storage.open(cacheNames.page);
  const keys = (await cache.keys()).toReversed().slice(0, most);
  return Promise.all(
    keys.map(async (request) => {
      const html = (await (await cache.match(request, anyForm))?.text()) ?? "";
      const { pathname, search } = new URL(request.url);
      return { path: pathname + search, title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? pathname };
    }),
  );
}
