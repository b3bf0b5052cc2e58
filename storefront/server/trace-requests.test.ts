import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { requestCommerce } from "@bezak/adapters/commerce-request.ts";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readConfig } from "./config.ts";
import { traceRequests } from "./trace-requests.ts";

/** A build with one page, which reads from the API. */
const build = {
  "client/.vite/manifest.json": "{}",
  "server/entry-server.js": `
    export const unknownAddress = () => null;
    export async function render({ url, turn, fetch }) {
      await turn();
      await fetch("/api/v1/categories", {});
      const head = { title: url, description: "", index: true, links: [] };
      const state = { queries: { queries: [], mutations: [] }, origin: "" };
      return { kind: "page", page: { status: 200, language: "ru", head, body: "<p></p>", state, files: [] } };
    }`,
};

const CLIENT_TRACE = "11111111111111112222222222222222";
const SECRETS = [
  "bearer-of-ali-of-tashkent",
  "token-in-address",
  "ali@mail.uz",
  "his-password",
  "cookie-of-ali",
  "for-commerce",
];
const client = {
  authorization: "Bearer bearer-of-ali-of-tashkent",
  cookie: "device=cookie-of-ali",
  traceparent: `00-${CLIENT_TRACE}-3333333333333333-01`,
  "content-type": "application/json",
};

/** All that the collector received. */
let received = Buffer.alloc(0);
const collector = createServer((request, response) => {
  request.on("data", (chunk: Buffer) => (received = Buffer.concat([received, chunk])));
  request.on("end", () => response.end());
});

const calls: { url: string; headers: IncomingHttpHeaders }[] = [];
const commerce = createServer(({ url = "", headers }, response) => {
  calls.push({ url, headers });
  response.writeHead(404, { "content-type": "application/json" }).end("{}");
});

let folder: string;
let app: FastifyInstance;
let commerceUrl: string;
let collectorUrl: string;

async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Sends the body when the server has the head, as over a slow connection. */
async function sendLate(base: string, path: string, body: string, headers: Record<string, string>) {
  const outgoing = httpRequest(base + path, { method: "POST", headers });
  const arrived = once(app.server, "request");
  outgoing.flushHeaders();
  await arrived;
  await new Promise(setImmediate);
  outgoing.end(body);
  const [response] = (await once(outgoing, "response")) as [NodeJS.ReadableStream];
  await once(response.resume(), "end");
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "traces-"));
  for (const [name, text] of Object.entries(build)) {
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  // read when the module is loaded
  vi.stubEnv("BEZAK_BUILD_DIR", folder);
  const { createWebServer } = await import("./web-server.ts");
  [commerceUrl, collectorUrl] = [await listen(commerce), await listen(collector)];
  const env = {
    NODE_ENV: "production",
    COMMERCE_SECRET: "for-commerce",
    COMMERCE_URL: commerceUrl,
    BEZAK_FILES_DIR: folder,
    OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl,
  };
  app = await createWebServer(readConfig(env, []));
  const base = await app.listen({ port: 0, host: "127.0.0.1" });
  const headers = { ...client, "x-request-id": "request-of-order" };
  await fetch(`${base}/api/v1/orders/order_1?token=token-in-address`, { headers });
  await fetch(`${base}/api/v1/users/me`, { headers: client });
  const login = JSON.stringify({ email: "ali@mail.uz", password: "his-password" });
  await sendLate(base, "/api/v1/auth/login", login, client);
  await fetch(`${base}/payments/payme`, { method: "POST", headers: client, body: "{}" });
  await fetch(`${base}/?token=token-in-address`);
  await fetch(`${base}/unknown/token-in-address`, { method: "DELETE", headers: client });
  await app.close();
});

afterAll(async () => {
  vi.unstubAllEnvs();
  for (const server of [collector, commerce]) {
    server.closeAllConnections();
    server.close();
  }
  await rm(folder, { recursive: true });
});

const holds = (text: string) => received.includes(text);

test("a span has the route of its request, the status and the request's id", () => {
  for (const name of ["GET /api/v1/orders/:id", "POST /api/v1/auth/login", "POST /payments/payme", "GET /*"])
    expect([name, holds(name)]).toEqual([name, true]);
  for (const text of ["bezak-web", "request-of-order", "http.response.status_code"])
    expect([text, holds(text)]).toEqual([text, true]);
});

test("what a client sends is in no span", () => {
  expect(received.length).toBeGreaterThan(500);
  expect(SECRETS.filter(holds)).toEqual([]);
  expect(holds("order_1")).toBe(false);
});

test("every call to commerce belongs to the trace of its request, also after a late body", () => {
  const traces = calls.map(({ url, headers }) => ({
    url: url.split("?")[0],
    trace: /^00-([\da-f]{32})-[\da-f]{16}-01$/.exec(String(headers.traceparent))?.[1] ?? "none",
  }));
  const urls = traces.map(({ url }) => url);
  for (const url of [
    "/internal/auth/session",
    "/internal/auth/login",
    "/payments/payme",
    "/catalog/categories",
  ])
    expect(urls).toContain(url);
  for (const { url, trace } of traces)
    expect([url, received.includes(Buffer.from(trace, "hex"))]).toEqual([url, trace !== "none"]);
  expect(traces.map(({ trace }) => trace)).not.toContain("none");
});

test("a client does not choose the trace", () => {
  expect(received.includes(Buffer.from(CLIENT_TRACE, "hex"))).toBe(false);
  for (const { headers } of calls) expect(headers.traceparent).not.toContain(CLIENT_TRACE);
});

test("the calls of a page within the process have no span of their own", () => {
  expect(holds("GET /api/v1/categories")).toBe(false);
});

test("no header is sent while no traces are", async () => {
  calls.length = 0;
  await requestCommerce(commerceUrl, { method: "GET", headers: {}, body: undefined, timeoutMs: 2000 });
  expect(calls[0]?.headers).not.toHaveProperty("traceparent");
  expect(readConfig({ COMMERCE_SECRET: "for-commerce" }, []).traces).toBeUndefined();
});

test("a request that is being answered when the server ends is sent", async () => {
  const ending = fastify();
  traceRequests(ending, { serviceName: "ending", url: `${collectorUrl}/v1/traces` });
  const [begun, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  ending.get("/slow", async () => {
    begun.resolve();
    await free.promise;
    return "late";
  });
  const answer = fetch(`${await ending.listen({ port: 0, host: "127.0.0.1" })}/slow`);
  await begun.promise;
  const closed = ending.close();
  free.resolve();
  expect(await (await answer).text()).toBe("late");
  await closed;
  expect(holds("GET /slow")).toBe(true);
});

test("a collector that does not answer delays the end by a second only", async () => {
  const silent = createServer(() => undefined);
  const ending = fastify();
  traceRequests(ending, { serviceName: "ending", url: `${await listen(silent)}/v1/traces` });
  await fetch(await ending.listen({ port: 0, host: "127.0.0.1" }));
  const began = Date.now();
  await ending.close();
  // the exporter itself would wait for ten seconds
  expect(Date.now() - began).toBeLessThan(5_000);
  silent.closeAllConnections();
  silent.close();
});
