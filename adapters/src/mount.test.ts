import { success } from "@bezak/contract/envelope.ts";
import { defineRoutes } from "@bezak/contract/route.ts";
import fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { tokens } from "../test/commerce-answers.ts";
import { SECRET, startFakeCommerce, type FakeCommerce } from "../test/fake-commerce.ts";
import { createByteCache } from "./byte-cache.ts";
import type { Handlers } from "./call.ts";
import { answerFailures } from "./failure-answer.ts";
import { createCommerce } from "./medusa.ts";
import { mountRoom } from "./mount.ts";
import { createSessions } from "./session.ts";

const answer = { status: 200, schema: success("MountTestAnswer", z.string()) } as const;
const routes = defineRoutes({
  anyone: { method: "GET", path: "/anyone", summary: "", access: "public", success: answer },
  person: { method: "GET", path: "/person", summary: "", access: "person", success: answer },
  seller: { method: "GET", path: "/seller", summary: "", access: "seller", success: answer },
  admin: { method: "GET", path: "/admin", summary: "", access: "admin", success: answer },
});

const handlers: Handlers<typeof routes> = {
  anyone: async ({ session }) => ({ success: true, data: String(session) }),
  person: async ({ session }) => ({ success: true, data: session.user.role }),
  seller: async ({ session }) => ({ success: true, data: session.user.role }),
  admin: async ({ session }) => ({ success: true, data: session.user.role }),
};

let commerce: FakeCommerce;
const app = fastify();

beforeAll(async () => {
  commerce = await startFakeCommerce();
  const sessions = createSessions(createCommerce({ url: commerce.url, secret: SECRET, timeoutMs: 5000 }));
  answerFailures(app);
  mountRoom(app, { sessions, cache: createByteCache({ maxBytes: 1000 }) }, routes, handlers);
});
afterAll(async () => {
  await app.close();
  await commerce.stop();
});

it.each([
  ["anyone", [200, 200, 200, 200]],
  ["person", [401, 200, 200, 200]],
  ["seller", [401, 403, 200, 403]],
  ["admin", [401, 403, 403, 200]],
])("a call for %s is open to guest, customer, seller, administrator as %j", async (path, expected) => {
  const statuses = [];
  for (const token of [undefined, tokens.customer, tokens.seller, tokens.admin]) {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    statuses.push((await app.inject({ url: `/${path}`, headers })).statusCode);
  }
  expect(statuses).toEqual(expected);
});
