import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apiV1, createApiCache } from "../src/app.ts";
import { serverOptions } from "../src/server-options.ts";
import { SECRET, startFakeCommerce, type FakeCommerce } from "./fake-commerce.ts";

/** The API on a server like the web server, which answers every other address with a page. */
let commerce: FakeCommerce;
let app: FastifyInstance;

beforeAll(async () => {
  commerce = await startFakeCommerce();
  const cache = createApiCache();
  app = fastify(serverOptions(cache));
  app.register(apiV1, { prefix: "/api/v1", commerceUrl: commerce.url, commerceSecret: SECRET, cache });
  app.get("/*", (_request, reply) => reply.type("text/html").send("a page"));
});
afterAll(async () => {
  await app.close();
  await commerce.stop();
});

it.each(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const)(
  "answers %s of an unknown call with 404 as JSON and not with a page",
  async (method) => {
    for (const url of ["/api/v1", "/api/v1/", "/api/v1/nothing?q=1", "/api/v1/products/a/b"]) {
      const answer = await app.inject({ method, url });
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.headers["content-type"]).toContain("application/json");
      if (method !== "HEAD") expect(answer.json()).toMatchObject({ success: false, code: "not_found" });
    }
    expect((await app.inject("/nothing")).body).toBe("a page");
  },
);
