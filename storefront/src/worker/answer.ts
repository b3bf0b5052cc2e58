import { keep, readCached, listCachedPages } from "./bounded-cache.ts";
import { offlinePage } from "./offline-page.ts";
import { findKind, mayKeep, type Kind } from "./rules.ts";

/** What a worker has of the world; tests bring their own. */
export interface World {
  origin: string;
  caches: CacheStorage;
  fetch: (request: Request) => Promise<Response>;
  /** milliseconds after which a page that was seen before is shown as it was */
  patienceMs: number;
}

interface Answered {
  response: Promise<Response>;
  /** ends when nothing is left to do in the background */
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
  const keeping = mayKeep(kind, response) ? keep(caches, kind, request.url, response.clone()) : undefined;
  return { response, keeping };
}

/** Pages and data: as they are now; as they were when there is no network, or it is too slow to wait for. */
function newestFirst(
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
  return { response, done: load.then(({ keeping }) => keeping).catch(() => undefined) };
}

const never = new Promise<never>(() => undefined);

/** Files whose names change with what they hold: what is kept is right. */
function cacheFirst(world: World, kind: Kind, request: Request): Answered {
  const load = () => network(world, kind, request);
  const found = readCached(world.caches, kind, request.url);
  const flight = found.then((before) => (before ? undefined : load()));
  return {
    response: found.then(async (before) => before ?? (await flight)!.response),
    done: flight.then((loaded) => loaded?.keeping).catch(() => undefined),
  };
}

/** Pictures: at once what is kept, and the newer one for the next time. */
function staleWhileRevalidate(world: World, kind: Kind, request: Request): Answered {
  const load = network(world, kind, request);
  const response = readCached(world.caches, kind, request.url).then(
    async (before) => before ?? (await load).response,
  );
  return { response, done: load.then(({ keeping }) => keeping).catch(() => undefined) };
}

/** The answer to a request, or null when it is none of the worker's business. */
export function answer(
  world: World,
  request: Request,
  early?: Promise<Response | undefined>,
): Answered | null {
  const kind = findKind(request, world.origin);
  if (kind === null) return null;
  if (kind === "asset") return cacheFirst(world, kind, request);
  if (kind === "picture") return staleWhileRevalidate(world, kind, request);
  return newestFirst(world, kind, request, early);
}
