import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { answerWith, type ByteAnswer } from "./encoded-bytes.ts";
import type { ByteCache, CachedBytes } from "./byte-cache.ts";
import { limitClientConnections, type IsExempt } from "./client-connections.ts";
import { connectionLimits, hasBody, limitBody, limitReader } from "./connection-limits.ts";
import { refuseTarget } from "./unreadable-request.ts";

/** Short for browsers, a little longer for a shared cache, which may revalidate in the background. */
const FRESH = "public, max-age=1, stale-while-revalidate=5";

/** A cached read, answered the same before and behind the router. */
export async function answerCached(
  entry: CachedBytes,
  stale: boolean,
  requested: IncomingHttpHeaders,
): Promise<ByteAnswer> {
  const answer = await answerWith(entry, requested);
  const { headers } = answer;
  headers["cache-control"] = stale ? "public, max-age=1" : FRESH;
  if (stale) {
    headers["x-bezak-stale"] = "1";
    headers.warning = '110 - "Response is Stale"';
    headers.age = String(Math.round((Date.now() - entry.readAt) / 1000));
  }
  return answer;
}

/** Answers a fresh cached read before the router; false if the request is not one. */
export function answerHot(
  cache: ByteCache,
  security: OutgoingHttpHeaders,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== "GET") return false;
  const entry = cache.hot(request.url ?? "");
  if (!entry) return false;
  answerCached(entry, false, request.headers).then(
    ({ status, headers, body }) => response.writeHead(status, { ...security, ...headers }).end(body),
    (error: Error) => response.destroy(error),
  );
  return true;
}

const absoluteForm = /^https?:\/\/[^/?#]*/i;
/** A dot segment; browsers resolve these before they send a request. An encoded one is an id that no object has. */
const step = /(?:^|\/)\.{1,2}(?:\/|$)/;

/**
 * Reduces the target of a request to a path, since proxies may send an absolute URL (RFC 9112, 3.2.2). False for targets
 * that are not served: `*`, two `Host` headers, dot segments.
 */
function readTarget(request: IncomingMessage): boolean {
  const { rawHeaders, url = "" } = request;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  if (hosts > 1) return false;
  if (!url.startsWith("/")) {
    const path = absoluteForm.test(url) ? url.replace(absoluteForm, "") : null;
    if (path === null) return false;
    request.url = path.startsWith("/") ? path : `/${path}`;
  }
  return !step.test(request.url?.split("?", 1)[0] ?? "");
}

/** For Fastify's `serverFactory`: answers hot reads before the framework and limits slow connections. */
export function serveHotFirst(
  cache: ByteCache,
  security: OutgoingHttpHeaders,
  isExempt: IsExempt,
  limits = connectionLimits,
): (handler: RequestListener) => Server {
  return (handler) => {
    const server = createServer(limits, (request, response) => {
      limitReader(response, limits);
      if (!readTarget(request)) return refuseTarget(response, security);
      // a request with a body is answered by the framework, which counts and awaits bodies
      if (!hasBody(request) && answerHot(cache, security, request, response)) return;
      limitBody(server, request, limits);
      handler(request, response);
    });
    // Node would answer 417 to an unknown `Expect` itself, without our headers; the header may be ignored
    server.on("checkExpectation", (request, response) => server.emit("request", request, response));
    server.maxConnections = limits.maxConnections;
    limitClientConnections(server, limits.connectionsPerClient, isExempt);
    return server;
  };
}
