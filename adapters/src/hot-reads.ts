import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { ByteCache, Kept } from "./byte-cache.ts";

/** Short for browsers, a little longer for an edge that may ask anew in the background. */
const FRESH = "public, max-age=1, stale-while-revalidate=5";

/** Does `If-None-Match` name this tag? Weak and strong are the same for a GET (RFC 9110, 13.1.2). */
export function isSame(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** Headers of a cached read, the same on every road. */
export function headersOf(kept: Kept, stale: boolean): Record<string, string> {
  const headers: Record<string, string> = {
    "content-type": "application/json; charset=utf-8",
    "x-content-type-options": "nosniff",
    etag: kept.etag,
    "cache-control": stale ? "public, max-age=1" : FRESH,
  };
  if (stale) {
    headers["x-bezak-stale"] = "1";
    headers.warning = '110 - "Response is Stale"';
    headers.age = String(Math.round((Date.now() - kept.readAt) / 1000));
  }
  return headers;
}

/** Answers a fresh cached read before any router runs; false when it is not one. */
export function answerHot(cache: ByteCache, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== "GET") return false;
  const kept = cache.hot(request.url ?? "");
  if (!kept) return false;
  const headers = headersOf(kept, false);
  if (isSame(request.headers["if-none-match"], kept.etag)) {
    response.writeHead(304, headers).end();
  } else {
    headers["content-length"] = String(kept.bytes.length);
    response.writeHead(200, headers).end(kept.bytes);
  }
  return true;
}

/** For Fastify's `serverFactory`: hot reads first, all else to the framework. */
export function serveHotFirst(cache: ByteCache): (handler: RequestListener) => Server {
  return (handler) =>
    createServer((request, response) => {
      if (!answerHot(cache, request, response)) handler(request, response);
    });
}
