import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { RouteHandlerMethod } from "fastify";
import { guardFile } from "./file-guard.ts";

/** Names that the shop gives to files; nothing else is asked of the bucket. */
const filePath = /^\/files\/((?:[\w-]+\/)*[\w-]+\.\w+)$/;
const waitMs = 10_000;

/** Answers with a file of the bucket. Through the front door, so that pages need to trust no other origin. */
export function bucketFiles(bucketUrl: string): RouteHandlerMethod {
  return async (request, reply) => {
    const name = filePath.exec(request.url.split("?", 1)[0] ?? "")?.[1];
    const reads = request.method === "GET" || request.method === "HEAD";
    const signal = AbortSignal.timeout(waitMs);
    const found =
      name && reads ? await fetch(`${bucketUrl}/${name}`, { signal }).catch(() => null) : undefined;
    if (!name || !found?.ok || !found.body) {
      await found?.body?.cancel();
      // A bucket that is away is no reason to tell caches that there is no such file.
      const away = found === null || (found?.status ?? 404) >= 500;
      reply.code(away ? 503 : 404).header("cache-control", "no-store");
      return reply.type("text/plain; charset=utf-8").send(away ? "Try again" : "Not found");
    }
    const type = found.headers.get("content-type") ?? "application/octet-stream";
    guardFile(reply, name);
    reply.type(type).header("cache-control", "public, max-age=31536000, immutable");
    const length = found.headers.get("content-length");
    if (length) reply.header("content-length", length);
    return reply.send(Readable.fromWeb(found.body as ReadableStream<Uint8Array>));
  };
}
