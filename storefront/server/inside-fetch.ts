import type { ByteCache } from "@bezak/adapters/byte-cache.ts";
import type { FastifyInstance, InjectOptions } from "fastify";

/** `fetch` for rendering: calls the API in this process without a socket, frequent reads even without the router. */
export function insideFetch(app: FastifyInstance, cache: ByteCache) {
  return async (path: string, init: RequestInit): Promise<Response> => {
    const method = (init.method ?? "GET") as InjectOptions["method"];
    const hot = method === "GET" ? cache.hot(path) : null;
    if (hot) return new Response(new Uint8Array(hot.bytes));
    const answer = await app.inject({
      method,
      url: path,
      headers: init.headers as Record<string, string>,
      payload: init.body as string | undefined,
    });
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode });
  };
}
