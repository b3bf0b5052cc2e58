/** Caches in memory for tests, since Node has none. Implements the part of the standard that the worker uses. */
export function memoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();

  function getCache(store: Map<string, Response>): Cache {
    const toKey = (key: RequestInfo | URL) => (key instanceof Request ? key.url : String(key));
    const cache: Partial<Cache> = {
      match: async (key) => store.get(toKey(key))?.clone(),
      put: async (key, response) => void store.set(toKey(key), response),
      delete: async (key) => store.delete(toKey(key)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    };
    return cache as Cache;
  }

  const storage: Partial<CacheStorage> = {
    async open(name) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return getCache(store);
    },
    delete: async (name) => stores.delete(name),
    keys: async () => [...stores.keys()],
  };
  return storage as CacheStorage;
}
