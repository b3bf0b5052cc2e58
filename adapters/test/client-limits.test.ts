import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeEach, beforeAll, describe, expect, it } from "vitest";
import { apiV1, createApiCache } from "../src/app.ts";
import { createClientLimits } from "../src/client-limits.ts";
import { serverOptions } from "../src/server-options.ts";
import { commerceAnswers, tokens } from "./commerce-answers.ts";
import { SECRET, startFakeCommerce, type FakeCommerce } from "./fake-commerce.ts";

let commerce: FakeCommerce;
let app: FastifyInstance;
let port = 0;
const lines: string[] = [];

/** The burst does not refill during a test. */
const limits = { bodies: 3, gatewayBodies: 6, readsPerSecond: 0.001, readsAtOnce: 5, clients: 100 };

beforeAll(async () => {
  commerce = await startFakeCommerce();
  const cache = createApiCache();
  const clientLimits = createClientLimits(limits);
  app = fastify({
    ...serverOptions(cache, { trustProxy: "loopback" }),
    forceCloseConnections: true,
    logger: { level: "warn", stream: { write: (line) => void lines.push(line) } },
  });
  app.addHook("onRequest", clientLimits.limitBodies);
  app.register(apiV1, {
    prefix: "/api/v1",
    commerceUrl: commerce.url,
    commerceSecret: SECRET,
    cache,
    clientLimits,
  });
  app.post("/gateway", { config: { isGateway: true } }, () => "answered");
  app.get("/*", (request, reply) => reply.type("text/html").send(`page ${request.url}`));
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.address() as AddressInfo).port;
});
beforeEach(() => {
  lines.length = 0;
  commerce.reset();
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  await commerce.stop();
});

let clients = 0;
/** An address that no other test uses. */
const newClient = () => `198.51.100.${++clients}`;

function begin(client: string, target: string, ...more: string[]): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  const [method, path] = target.split(" ");
  socket.write(
    [`${method} ${path} HTTP/1.1`, "host: shop", `x-forwarded-for: ${client}`, ...more, "", ""].join("\r\n"),
  );
  return socket;
}

/** Sends half of a body. */
const beginBody = (client: string, target = "POST /api/v1/auth/login") =>
  begin(client, target, "content-type: application/json", "content-length: 40");

async function readFirstChunk(socket: Socket): Promise<string> {
  const [chunk] = (await once(socket, "data")) as [Buffer];
  return chunk.toString();
}

async function untilArrived(client: string): Promise<void> {
  // A new connection is answered after the ones opened before it have been read.
  const socket = begin(client, "GET /page");
  await readFirstChunk(socket);
  socket.destroy();
}

async function read(client: string | undefined, path: string) {
  const headers: Record<string, string> = client === undefined ? {} : { "x-forwarded-for": client };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { answer, body: (await answer.json()) as { code?: string; message?: string } };
}

const readStatuses = async (client: string | undefined, paths: string[]) => {
  const statuses: number[] = [];
  for (const path of paths) statuses.push((await read(client, path)).answer.status);
  return statuses;
};

const readBodies: Record<string, object> = {
  "/cart/quote": { items: [{ productId: "prod_1", quantity: 1 }] },
  "/seller-invitations/read": { token: "a".repeat(43) },
};

let unused = 0;
const freshPath = () => `/api/v1/products?minPrice=${++unused}`;
const freshPaths = (count: number) => Array.from({ length: count }, freshPath);

describe("unfinished bodies", () => {
  it.each([
    ["calls", "POST /api/v1/auth/login"],
    ["calls that are refused at once", "POST /api/v1/orders"],
    ["unknown paths", "POST /none"],
    ["pages", "GET /page"],
  ])("are refused with 429 above the limit of a client, for %s", async (_, target) => {
    const client = newClient();
    const held = Array.from({ length: limits.bodies }, () => beginBody(client, target));
    await untilArrived(client);
    const refused = beginBody(client);
    const closed = once(refused, "close");
    const answer = await readFirstChunk(refused);
    expect(answer).toMatch(/^HTTP\/1\.1 429 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(answer).toMatch(/\r\nretry-after: \d+\r\n/i);
    expect(answer).toContain('"code":"too_many_requests"');
    await closed;
    // other clients are not refused
    const other = beginBody(newClient());
    other.write(`${" ".repeat(38)}{}`);
    expect(await readFirstChunk(other)).not.toMatch(/^HTTP\/1\.1 429 /);
    for (const socket of [...held, other]) socket.destroy();
  });

  it("have a separate limit on gateway routes, which other bodies do not use up", async () => {
    const client = newClient();
    const held = Array.from({ length: limits.bodies }, () => beginBody(client));
    for (let i = 0; i < limits.gatewayBodies; i++) held.push(beginBody(client, "POST /gateway"));
    await untilArrived(client);
    expect(await readFirstChunk(beginBody(client, "POST /gateway"))).toMatch(/^HTTP\/1\.1 429 /);
    held.at(-1)!.write(`${" ".repeat(38)}{}`);
    expect(await readFirstChunk(held.at(-1)!)).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of held) socket.destroy();
  });

  it("are counted for cached reads too, which otherwise skip the hooks", async () => {
    const client = newClient();
    const path = freshPath();
    await read(undefined, path);
    const held = Array.from({ length: limits.bodies }, () => beginBody(client, `GET ${path}`));
    await Promise.all(held.map(readFirstChunk));
    expect(await readFirstChunk(beginBody(client))).toMatch(/^HTTP\/1\.1 429 /);
    for (const socket of held) socket.destroy();
  });

  it("are no longer counted when they end or the client disconnects", async () => {
    const client = newClient();
    for (let round = 0; round < 3; round++) {
      const held = Array.from({ length: limits.bodies }, () => beginBody(client));
      await untilArrived(client);
      const [first, ...others] = held;
      first!.write(`${" ".repeat(38)}{}`);
      expect(await readFirstChunk(first!)).toMatch(/^HTTP\/1\.1 400 /);
      const next = beginBody(client);
      next.write(`${" ".repeat(38)}{}`);
      expect(await readFirstChunk(next)).toMatch(/^HTTP\/1\.1 400 /);
      const gone = [first!, next, ...others].map((socket) => {
        socket.destroy();
        return once(socket, "close");
      });
      await Promise.all(gone);
      await untilArrived(client);
    }
  });

  it("do not include bodies that arrive with their heads", async () => {
    const client = newClient();
    const sessionRequested = Promise.withResolvers<void>();
    const session = Promise.withResolvers<void>();
    commerce.respond = async (call) => {
      if (call.path === "/internal/auth/session") {
        sessionRequested.resolve();
        await session.promise;
      }
      return commerceAnswers(call);
    };
    const sockets = Array.from({ length: 10 * limits.bodies }, () => beginWhole(client));
    await sessionRequested.promise;
    // all of them wait for the session at the same time
    await untilArrived(newClient());
    session.resolve();
    const answers = await Promise.all(sockets.map(readFirstChunk));
    expect(answers.filter((answer) => answer.startsWith("HTTP/1.1 429 "))).toEqual([]);
    for (const socket of sockets) socket.destroy();
  });
});

/** A whole request that waits for its session, before its body is read. */
function beginWhole(client: string): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  const head = ["POST /api/v1/orders HTTP/1.1", "host: shop", `x-forwarded-for: ${client}`];
  head.push(`authorization: Bearer ${tokens.seller}`);
  socket.write([...head, "content-type: application/json", "content-length: 2", "", "{}"].join("\r\n"));
  return socket;
}

describe("reads that are not cached", () => {
  it("are refused with 429 above the limit of a client", async () => {
    const client = newClient();
    expect(await readStatuses(client, freshPaths(limits.readsAtOnce))).toEqual(
      Array<number>(limits.readsAtOnce).fill(200),
    );
    const callsBefore = commerce.calls.length;
    const { answer, body } = await read(client, freshPath());
    expect([answer.status, body.code, answer.headers.get("cache-control")]).toEqual([
      429,
      "too_many_requests",
      "no-store",
    ]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(commerce.calls.length).toBe(callsBefore);
    expect(await readStatuses(newClient(), freshPaths(1))).toEqual([200]);
  });

  it.each([
    ["GET", "/health"],
    ["POST", "/cart/quote"],
    ["POST", "/seller-invitations/read"],
  ])("include calls that are never cached: %s %s", async (method, path) => {
    const client = newClient();
    await readStatuses(client, freshPaths(limits.readsAtOnce));
    const body = method === "GET" ? undefined : JSON.stringify(readBodies[path]);
    const headers = { "x-forwarded-for": client, ...(body && { "content-type": "application/json" }) };
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, { method, headers, body });
    expect(answer.status).toBe(429);
  });

  it("do not include writes, which commerce limits", async () => {
    const client = newClient();
    await readStatuses(client, freshPaths(limits.readsAtOnce));
    const headers = { "x-forwarded-for": client, authorization: `Bearer ${tokens.customer}` };
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/auth/logout`, { method: "POST", headers });
    expect(answer.status).toBeLessThan(300);
  });

  it("count an IPv6 household as one client", async () => {
    const household = `2001:db8:0:${++clients}`;
    await readStatuses(`${household}::1`, freshPaths(limits.readsAtOnce));
    expect(await readStatuses(`${household}:ffff::2`, freshPaths(1))).toEqual([429]);
  });

  it("are not limited for this machine", async () => {
    const statuses = await readStatuses(undefined, freshPaths(2 * limits.readsAtOnce));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it("are logged once per client when they are refused", async () => {
    const client = newClient();
    await readStatuses(client, freshPaths(limits.readsAtOnce + 10));
    const events = lines
      .map((line) => JSON.parse(line) as { security?: Record<string, unknown> })
      .filter(({ security }) => security?.client === client);
    expect(events.map(({ security }) => security)).toEqual([
      expect.objectContaining({ event: "refused", status: 429, call: "GET /api/v1/products" }),
    ]);
  });
});

describe("cached reads", () => {
  it("are answered to a client that has used up its limit", async () => {
    const client = newClient();
    const path = freshPath();
    await readStatuses(client, freshPaths(limits.readsAtOnce));
    expect((await read(newClient(), path)).answer.status).toBe(200);
    expect(await readStatuses(client, Array<string>(20).fill(path))).toEqual(Array<number>(20).fill(200));
  });
});
