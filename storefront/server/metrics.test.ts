import { connect, type AddressInfo } from "node:net";
import { createApiCache } from "@bezak/adapters/app.ts";
import { serverOptions } from "@bezak/adapters/server-options.ts";
import fastify, { type FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { measureAnswers } from "./metrics.ts";

let app: FastifyInstance;
let registry: Registry;
let base: string;

beforeAll(async () => {
  const cache = createApiCache();
  app = fastify(serverOptions(cache));
  registry = measureAnswers(app, cache);
  app.get("/products/:slug", async (request) => {
    const { entry } = await cache.read(request.url, async () => Buffer.from("{}"));
    cache.alias(request.url, entry);
    return {};
  });
  app.get("/slow", () => new Promise(() => undefined));
  app.get("/page", async () => (await app.inject("/inside")).body);
  app.get("/inside", async () => "rendered");
  app.post("/orders", async (_request, reply) => reply.code(409).send({}));
  await app.listen({ port: 0, host: "127.0.0.1" });
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => {
  app.server.closeAllConnections();
  return app.close();
});

/** Number of answers per route, method and status so far. */
async function countAnswers(): Promise<Record<string, number>> {
  const lines = (await registry.metrics()).split("\n");
  const counts = lines.filter((line) => line.startsWith("bezak_answer_seconds_count{"));
  return Object.fromEntries(
    counts.map((line) => {
      const [, labels = "", count] = /\{(.*)\} (\d+)$/.exec(line) ?? [];
      const { method, route, status } = JSON.parse(`{${labels.replaceAll(/(\w+)="/g, '"$1":"')}}`) as Record<
        string,
        string
      >;
      return [`${method} ${route} ${status}`, Number(count)];
    }),
  );
}

test("counts answers by the route's pattern and status, cached ones too, and not what pages read inside", async () => {
  await fetch(`${base}/products/ring`);
  await fetch(`${base}/products/ring`);
  await fetch(`${base}/products/watch`);
  await fetch(`${base}/orders`, { method: "POST" });
  await fetch(`${base}/page`);
  await fetch(`${base}/no/such/address/4276380012345678`);
  await vi.waitFor(async () =>
    expect(await countAnswers()).toEqual({
      // the second one never reached the router
      "GET /products/:slug 200": 3,
      "POST /orders 409": 1,
      "GET /page 200": 1,
      "GET none 404": 1,
    }),
  );
  expect(await registry.metrics()).not.toMatch(/ring|4276380012345678/);
});

test("counts a client that left before its answer", async () => {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  const arrived = new Promise((resolve) => app.server.once("request", resolve));
  socket.write("GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await arrived;
  socket.destroy();
  await vi.waitFor(async () => expect(await countAnswers()).toHaveProperty(["GET /slow 0"], 1));
});

test("measures the process", async () => {
  const text = await registry.metrics();
  for (const name of [
    "process_cpu_seconds_total",
    "process_resident_memory_bytes",
    "nodejs_eventloop_lag_seconds",
  ])
    expect(text).toContain(`\n${name} `);
});
