import { answer, type World } from "./worker/answer.ts";
import { forget, forgetOlder, keep } from "./worker/bounded-cache.ts";
import { findKind, mayKeep, personal } from "./worker/rules.ts";

/** The types of a service worker that are used here: TypeScript has either those of pages or those of workers. */
interface LateEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface WorkerFetchEvent extends LateEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface WorkerMessageEvent extends LateEvent {
  data: unknown;
}
interface WorkerScope {
  location: Location;
  caches: CacheStorage;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<E extends Event>(name: string, listener: (event: E) => void): void;
}

const scope = self as unknown as WorkerScope;
const world: World = {
  origin: scope.location.origin,
  caches: scope.caches,
  fetch: (request) => fetch(request),
  patienceMs: 4000,
};

/** The page that registered the worker was loaded without it: caches its files now, from the browser's cache. */
async function keepLoaded(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const kind = findKind({ method: "GET", url, mode: "navigate" }, world.origin);
    if (kind !== "page" && kind !== "asset") continue;
    const response = await fetch(url, { cache: kind === "asset" ? "force-cache" : "default" }).catch(
      () => undefined,
    );
    if (response && mayKeep(kind, response)) await keep(world.caches, kind, url, response);
  }
}

scope.addEventListener<LateEvent>("install", (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener<LateEvent>("activate", (event) => {
  const preload = scope.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([forgetOlder(world.caches), preload, scope.clients.claim()]));
});

scope.addEventListener<WorkerFetchEvent>("fetch", (event) => {
  const answered = answer(world, event.request, event.preloadResponse);
  if (!answered) return;
  event.respondWith(answered.response);
  event.waitUntil(answered.done);
});

scope.addEventListener<WorkerMessageEvent>("message", (event) => {
  const { data } = event;
  if (data === "forget") event.waitUntil(forget(world.caches, personal));
  else if (Array.isArray(data)) event.waitUntil(keepLoaded(data.filter((url) => typeof url === "string")));
});
