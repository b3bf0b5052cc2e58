import { success } from "@bezak/contract/envelope.ts";
import { defineRoutes, roles } from "@bezak/contract/route.ts";
import fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { tokens } from "../test/commerce-answers.ts";
import { SECRET, startFakeCommerce, type FakeCommerce } from "../test/fake-commerce.ts";
import { until } from "../test/until.ts";
import { createByteCache } from "./byte-cache.ts";
import type { Handlers } from "./call.ts";
import { createClientLimits } from "./client-limits.ts";
import { errorTexts } from "@bezak/contract/error-texts.ts";
import { answerFailures } from "./failure-answer.ts";
import { createHeavyCalls } from "./heavy-calls.ts";
import { createCommerce } from "./commerce.ts";
import { mountDomain } from "./mount.ts";
import { createSessions } from "./session.ts";
import { createUnansweredWrites } from "./unanswered-writes.ts";

const answer = { status: 200, schema: success("MountTestAnswer", z.string()) } as const;
const routes = defineRoutes({
  anyone: { method: "GET", path: "/anyone", summary: "", access: "public", success: answer },
  person: { method: "GET", path: "/person", summary: "", access: roles, success: answer },
  seller: { method: "GET", path: "/seller", summary: "", access: ["seller"], success: answer },
  admin: { method: "GET", path: "/admin", summary: "", access: ["admin"], success: answer },
  heavy: { method: "GET", path: "/heavy", summary: "", access: roles, heavy: true, success: answer },
});

/** Heavy calls that have begun and wait for the test to answer them. */
const begun: PromiseWithResolvers<void>[] = [];

const handlers: Handlers<typeof routes> = {
  anyone: async ({ session }) => ({ success: true, data: String(session) }),
  person: async ({ session }) => ({ success: true, data: session.user.role }),
  seller: async ({ session }) => ({ success: true, data: session.user.role }),
  admin: async ({ session }) => ({ success: true, data: session.user.role }),
  async heavy() {
    const call = Promise.withResolvers<void>();
    begun.push(call);
    await call.promise;
    return { success: true, data: "" };
  },
};

let commerce: FakeCommerce;
const app = fastify();

beforeAll(async () => {
  commerce = await startFakeCommerce();
  const client = createCommerce({ url: commerce.url, secret: SECRET, timeoutMs: 5000 });
  answerFailures(app);
  const context = {
    commerce: client,
    sessions: createSessions(client),
    clientLimits: createClientLimits(),
    heavyCalls: createHeavyCalls({ concurrency: 1, maxWaiting: 1, maxWaitMs: 5000 }),
    cache: createByteCache({ maxBytes: 1000 }),
    unanswered: createUnansweredWrites(),
    leftOut: { count: 0 },
  };
  mountDomain(app, context, routes, handlers);
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
])("answers a call for %s to guest, customer, seller and administrator with %j", async (path, expected) => {
  const statuses = [];
  for (const token of [undefined, tokens.customer, tokens.seller, tokens.admin]) {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    statuses.push((await app.inject({ url: `/${path}`, headers })).statusCode);
  }
  expect(statuses).toEqual(expected);
});

it("answers a heavy call with 429 in the reader's language when the person's queue is full, and other people as usual", async () => {
  const ask = async (token: string, language = "ru") =>
    app.inject({ url: "/heavy", headers: { authorization: `Bearer ${token}`, "accept-language": language } });
  const first = ask(tokens.customer);
  const second = ask(tokens.customer);
  await until("the first to begin", () => begun.length === 1);
  for (const language of ["ru", "uz", "en"] as const) {
    const refused = await ask(tokens.customer, language);
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "5"]);
    expect(refused.json()).toMatchObject({
      code: "too_many_requests",
      message: errorTexts.too_many_requests[language],
    });
  }
  const neighbour = ask(tokens.seller);
  await until("the neighbour to begin", () => begun.length === 2);
  begun[0]?.resolve();
  expect((await first).statusCode).toBe(200);
  await until("the second to begin", () => begun.length === 3);
  begun[1]?.resolve();
  begun[2]?.resolve();
  expect([(await neighbour).statusCode, (await second).statusCode]).toEqual([200, 200]);
});
