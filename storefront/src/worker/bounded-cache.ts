import { cacheNames, toKey, maxEntries, type Kind } from "./rules.ts";

/** Accept-Encoding and Cookie choose the form of an answer and not its words. */
const anyForm = { ignoreVary: true };

export async function readCached(
  storage: CacheStorage,
  kind: Kind,
  url: string,
): Promise<Response | undefined> {
  const cache = await storage.open(cacheNames[kind]);
  return cache.match(toKey(kind, url), anyForm);
}

/** Keeps an answer as the newest of its kind and lets the oldest go. A full disk keeps nothing and harms nothing. */
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

/** Deletes what is kept of these kinds. */
export async function forget(storage: CacheStorage, kinds: readonly Kind[]): Promise<void> {
  await Promise.all(kinds.map((kind) => storage.delete(cacheNames[kind])));
}

/** Deletes what an older worker kept under other names. */
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

/** Pages that can be read without a network, last seen first. */
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
