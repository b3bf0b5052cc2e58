import { Readable } from "node:stream";
import { fileCaching } from "@bezak/contract/upload-types.ts";
import type { RouteHandlerMethod } from "fastify";
import { guardFile } from "./file-guard.ts";

/** Names that the shop generates; no other is requested from the bucket. */
const filePath = /^\/files\/((?:[\w-]+\/)*[\w-]+\.\w+)$/;
/** Milliseconds without data from the bucket, before its answer starts or within it, after which the call fails. */
const silenceMs = 10_000;

/** Limits each wait for the bucket; one that takes too long aborts the call. */
function patience() {
  const call = new AbortController();
  return {
    signal: call.signal,
    async wait<T>(word: Promise<T>): Promise<T> {
      const timer = setTimeout(() => call.abort(new Error("the bucket is silent")), silenceMs);
      return word.finally(() => clearTimeout(timer));
    },
  };
}

type Wait = ReturnType<typeof patience>["wait"];

/** Reads a chunk only when the reader is ready, so that a slow reader does not count against the bucket's limit. */
async function* pieces(body: ReadableStream<Uint8Array>, wait: Wait): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await wait(reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Answers with a file of the bucket, proxied so that pages need to trust no other origin. */
export function bucketFiles(bucketUrl: string): RouteHandlerMethod {
  return async (request, reply) => {
    const name = filePath.exec(request.url.split("?", 1)[0] ?? "")?.[1];
    const { method } = request;
    const { signal, wait } = patience();
    // uncompressed, since its length is forwarded
    const headers = { "accept-encoding": "identity" };
    const found =
      name && (method === "GET" || method === "HEAD")
        ? await wait(fetch(`${bucketUrl}/${name}`, { method, headers, signal, redirect: "error" })).catch(
            () => null,
          )
        : undefined;
    if (!name || !found?.ok) {
      await found?.body?.cancel();
      // an unavailable bucket must not be cached as a missing file
      const away = found === null || (found?.status ?? 404) >= 500;
      reply.code(away ? 503 : 404).header("cache-control", "no-store");
      return reply.type("text/plain; charset=utf-8").send(away ? "Try again" : "Not found");
    }
    guardFile(reply, name);
    reply
      .type(found.headers.get("content-type") ?? "application/octet-stream")
      .header("cache-control", fileCaching(name));
    const length = found.headers.get("content-length");
    if (length) reply.header("content-length", length);
    if (!found.body) return reply.send();
    return reply.send(Readable.from(pieces(found.body, wait), { objectMode: false }));
  };
}
