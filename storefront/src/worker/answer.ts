import { storeAnswer, readCached, listCachedPages } from "./bounded-cache.ts";
import { offlinePage } from "./offline-page.ts";
import { findKind, isCacheable, type Kind } from "./rules.ts";

/** The worker's environment, replaced in tests. */
export interface World {
  origin: string;
  caches: CacheStorage;
  fetch: (request: Request) => Promise<Response>;
  /** milliseconds after which a cached page is shown instead of waiting for the network */
  patienceMs: number;
}

interface Answered {
  response: Promise<Response>;
  /** settles when all background work is finished */
  done: Promise<unknown>;
}

const seenPages = 12;

async function network(
  { caches, fetch }: World,
  kind: Kind,
  request: Request,
  early?: Promise<Response | undefined>,
) {
  const response = (await early) ?? (await fetch(request));
  const storing = isCacheable(kind, response)
    ? storeAnswer(caches, kind, request.url, response.clone())
    : undefined;
  return { response, storing };
}

/** Pages and data: from the network; from the cache when the network fails or is too slow. */
function networkFirst(
  world: World,
  kind: Kind,
  request: Request,
  early?: Promise<Response | undefined>,
): Answered {
  const load = network(world, kind, request, early);
  const old = () => readCached(world.caches, kind, request.url);
  let timer: ReturnType<typeof setTimeout>;
  const slow = new Promise<Response | undefined>((done) => {
    timer = setTimeout(() => done(old()), world.patienceMs);
  });
  const response = Promise.race([
    load.then(({ response }) => response).finally(() => clearTimeout(timer)),
    slow.then((one) => one ?? never),
  ]).catch(async (error: unknown) => {
    const before = await old();
    if (before) return before;
    if (kind !== "page") throw error;
    return offlinePage(new URL(request.url).pathname, await listCachedPages(world.caches, seenPages));
  });
  return { response, done: load.then(({ storing }) => storing).catch(() => undefined) };
}

const never = new Promise<never>(() => undefined);

/** Files with a hash of their content in the name: a cached one is never outdated. */
function cacheFirst(world: World, kind: Kind, request: Request): Answered {
  const load = () => network(world, kind, request);
  const found = readCached(world.caches, kind, request.url);
  const flight = found.then((before) => (before ? undefined : load()));
  return {
    response: found.then(async (before) => before ?? (await flight)!.response),
    done: flight.then((loaded) => loaded?.storing).catch(() => undefined),
  };
}

/** Pictures: from the cache at once, then updated from the network. */
function staleWhileRevalidate(world: World, kind: Kind, request: Request): Answered {
  const load = network(world, kind, request);
  const response = readCached(world.caches, kind, request.url).then(
    async (before) => before ?? (await load).response,
  );
  return { response, done: load.then(({ storing }) => storing).catch(() => undefined) };
}

/** The answer to a request, or null when the worker does not handle it. */
export function answer(
  world: World,
  request: Request,
  early?: Promise<Response | undefined>,
): Answered | null {
  const kind = findKind(request, world.origin);
  if (kind === null) return null;
  if (kind === "asset") return cacheFirst(world, kind, request);
  if (kind === "picture") return staleWhileRevalidate(world, kind, request);
  return networkFirst(world, kind, request, early);
}
