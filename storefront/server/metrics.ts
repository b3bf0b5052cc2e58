import type { IncomingMessage } from "node:http";
import type { ByteCache, CachedBytes } from "@bezak/adapters/byte-cache.ts";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** Seconds; a read from the cache takes a thousandth, a page a hundredth, an order a tenth. */
const BUCKETS = [0.01, 0.05, 0.2, 1, 5];

/**
 * Measures every answer to a client, by route and status, and the process. Calls that a page makes while it is rendered do
 * not count. To be called before anything else is added to the server, whose cache answers some reads before the router.
 */
export function measureAnswers(app: FastifyInstance, cache: Pick<ByteCache, "hot">): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "bezak_answer_seconds",
    help: "Time until an answer was sent, by route and status; status is 0 for a client that left before",
    labelNames: ["method", "route", "status"] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  const routes = new WeakMap<IncomingMessage, string>();
  /** of cached answers: the route that loaded them */
  const loadedBy = new WeakMap<CachedBytes, string>();
  app.addHook("onRequest", async ({ raw, routeOptions }) => {
    routes.set(raw, routeOptions.url ?? "none");
  });
  app.addHook("onResponse", async ({ raw, routeOptions }) => {
    const entry = cache.hot(raw.url ?? "");
    if (entry && routeOptions.url) loadedBy.set(entry, routeOptions.url);
  });
  app.server.prependListener("request", (request, response) => {
    const began = performance.now();
    const entry = cache.hot(request.url ?? "");
    response.once("close", () => {
      const route = routes.get(request) ?? (entry && loadedBy.get(entry)) ?? "none";
      const status = response.headersSent ? response.statusCode : 0;
      seconds.observe({ method: request.method, route, status }, (performance.now() - began) / 1000);
    });
  });
  return registry;
}
