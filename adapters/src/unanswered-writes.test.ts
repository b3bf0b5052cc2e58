import type { Route } from "@bezak/contract/route.ts";
import { success } from "@bezak/contract/envelope.ts";
import fastify from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { SECRET, startFakeCommerce, type FakeCommerce, type Reply } from "../test/fake-commerce.ts";
import { createByteCache } from "./byte-cache.ts";
import { createClientLimits } from "./client-limits.ts";
import { answerFailures } from "./failure-answer.ts";
import { createHeavyCalls } from "./heavy-calls.ts";
import { createCommerce } from "./commerce.ts";
import { mountDomain } from "./mount.ts";
import { createSessions, type Session } from "./session.ts";
import { createUnansweredWrites } from "./unanswered-writes.ts";

const order = {
  method: "POST",
  path: "/orders",
  summary: "",
  access: ["buyer"],
  idempotent: true,
  body: z.object({ pieces: z.int() }),
  success: { status: 201, schema: success("UnansweredTestOrder", z.object({ id: z.string() })) },
  errors: ["order_outcome_unknown"],
} as const satisfies Route;

const session = {
  user: { id: "user_1", role: "customer" },
  sellerRole: null,
  customerToken: null,
  adminToken: null,
};
const placed: Reply = { status: 201, body: { id: "order_1" } };
const failing = (status: number, code: string): Reply => ({ status, body: { code, message: "x" } });

let commerce: FakeCommerce;
let reply: Reply;
/** idempotency keys of the requests that commerce received, oldest first */
let keys: unknown[];
let app: ReturnType<typeof startDoor>;

async function startCommerce(port?: number) {
  commerce = await startFakeCommerce(port);
  commerce.respond = ({ headers }) => {
    keys.push(headers["idempotency-key"]);
    return reply;
  };
}

function startDoor() {
  const door = fastify();
  const client = createCommerce({ url: commerce.url, secret: SECRET, timeoutMs: 200 });
  answerFailures(door);
  const context = {
    commerce: client,
    sessions: { ...createSessions(client), of: async () => session as Session },
    clientLimits: createClientLimits(),
    heavyCalls: createHeavyCalls(),
    cache: createByteCache({ maxBytes: 1000 }),
    unanswered: createUnansweredWrites(),
    leftOut: { count: 0 },
  };
  mountDomain(
    door,
    context,
    { order },
    {
      order: async ({ body, idempotencyKey, requestId }) => {
        const headers = { "idempotency-key": idempotencyKey };
        const data = await client.post("/orders", z.object({ id: z.string() }), {
          body,
          headers,
          requestId,
        });
        return { success: true as const, data };
      },
    },
  );
  return door;
}

async function ask(own: Record<string, string> = {}) {
  const headers = { authorization: "Bearer abcdefghijklmnopqrstuvwxyz", ...own };
  const answer = await app.inject({ method: "POST", url: "/orders", headers, payload: { pieces: 1 } });
  return [answer.statusCode, answer.json<{ code?: string }>().code, answer.headers["retry-after"]];
}

beforeEach(async () => {
  [keys, reply] = [[], placed];
  await startCommerce();
  app = startDoor();
});
afterEach(async () => {
  await app.close();
  await commerce.stop();
});

const unknown = [504, "order_outcome_unknown", undefined];

describe("the key of an order whose outcome is unknown", () => {
  it("is reused while repeats cannot connect, until one is answered", async () => {
    reply = "hang";
    expect(await ask()).toEqual(unknown);
    const port = Number(new URL(commerce.url).port);
    await commerce.stop();
    expect(await ask()).toEqual(unknown);
    expect(await ask()).toEqual(unknown);
    reply = placed;
    await startCommerce(port);
    expect((await ask())[0]).toBe(201);
    expect((await ask())[0]).toBe(201);
    expect(new Set(keys.slice(0, -1)).size).toBe(1);
    expect(keys.at(-1)).not.toBe(keys[0]);
  });

  it.each([
    [failing(503, "overloaded"), unknown],
    [failing(503, "commerce_unavailable"), unknown],
    [failing(500, "internal_error"), [500, "server_error", undefined]],
    [failing(429, "too_many_requests"), [429, "too_many_requests", "5"]],
  ])("is reused while repeats are answered with %j", async (failure, expected) => {
    reply = "hang";
    await ask();
    reply = failure;
    expect([await ask(), await ask()]).toEqual([expected, expected]);
    reply = placed;
    expect((await ask())[0]).toBe(201);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    [failing(503, "commerce_unavailable"), unknown],
    [failing(500, "internal_error"), [500, "server_error", undefined]],
    [{ status: 201, body: { id: 7 } }, [500, "server_error", undefined]],
  ] as const)("is reused after %j, which may follow a placed order", async (failure, expected) => {
    reply = failure;
    expect(await ask()).toEqual(expected);
    reply = placed;
    await ask();
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    [failing(503, "overloaded"), [503, "overloaded", "5"]],
    [failing(409, "out_of_stock"), [409, "out_of_stock", undefined]],
  ])("is not reused after %j, which means that the order was not started", async (failure, expected) => {
    reply = failure;
    expect(await ask()).toEqual(expected);
    reply = placed;
    await ask();
    expect(new Set(keys).size).toBe(2);
  });

  it("is not reused after a repeat was refused for its content", async () => {
    reply = "hang";
    await ask();
    reply = failing(409, "out_of_stock");
    expect((await ask())[0]).toBe(409);
    reply = placed;
    await ask();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it("is not used for a request with its own key", async () => {
    reply = "hang";
    await ask();
    reply = failing(503, "commerce_unavailable");
    expect(await ask({ "idempotency-key": "own" })).toEqual([503, "commerce_unavailable", "5"]);
    expect(keys.at(-1)).toBe("own");
  });
});
