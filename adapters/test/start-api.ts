import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { createApp } from "../src/app.ts";
import type { ApiConfig } from "../src/config.ts";
import { SECRET, startFakeCommerce } from "./fake-commerce.ts";

interface Send {
  token?: string;
  /** sent as JSON, except for a string or a form */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: Record<string, unknown>;
}

async function send(url: string, method: string, { token, body, headers = {} }: Send): Promise<Answer> {
  const ready = body === undefined || typeof body === "string" || body instanceof FormData;
  const response = await fetch(url, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !(body instanceof FormData) && { "content-type": "application/json" }),
      ...headers,
    },
    body: ready ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const json = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: json ? (JSON.parse(text) as Record<string, unknown>) : {},
  };
}

/** The real API on a real port, with a fake commerce that tests can observe and control. */
export async function startApi(config: Partial<ApiConfig> = {}, prepare?: (app: FastifyInstance) => void) {
  const commerce = await startFakeCommerce();
  const app = createApp({ commerceUrl: commerce.url, commerceSecret: SECRET, ...config });
  prepare?.(app);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    commerce,
    origin,
    call: (method: string, path: string, options: Send = {}) =>
      send(`${origin}/api/v1${path}`, method, options),
    async stop() {
      // The body of a refused form is never read to its end, so its connection is not idle and would delay `close`.
      app.server.closeAllConnections();
      await app.close();
      await commerce.stop();
    },
  };
}

export type Api = Awaited<ReturnType<typeof startApi>>;
