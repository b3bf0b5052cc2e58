import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { apiV1, createApiCache } from "../src/app.ts";
import { exemptConnections } from "../src/client-connections.ts";
import { connectionLimits } from "../src/connection-limits.ts";
import { serverOptions } from "../src/server-options.ts";
import { tokens } from "./commerce-answers.ts";
import { SECRET, startFakeCommerce, type FakeCommerce } from "./fake-commerce.ts";

let commerce: FakeCommerce;
let app: FastifyInstance;

/** Hundreds of times shorter than in production. */
const limits = {
  ...connectionLimits,
  headersTimeout: 150,
  bodyTimeout: 250,
  connectionsCheckingInterval: 50,
  writeTimeout: 150,
  keepAliveTimeout: 200,
  maxConnections: 20,
  connectionsPerClient: 10,
};

/** Whether the address of these tests counts as a client or is exempt. */
let isCounted = false;

beforeAll(async () => {
  commerce = await startFakeCommerce();
  const cache = createApiCache();
  app = fastify({ ...serverOptions(cache, {}, limits, () => !isCounted), forceCloseConnections: true });
  app.register(apiV1, { prefix: "/api/v1", commerceUrl: commerce.url, commerceSecret: SECRET, cache });
  app.get("/large", (_request, reply) => reply.send(Buffer.alloc(50_000_000)));
  app.get("/late", (_request, reply) => {
    setTimeout(() => void reply.send("late"), 3 * limits.writeTimeout);
    return reply;
  });
  app.get("/*", (request, reply) => reply.type("text/html").send(`page ${request.url}`));
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => {
  isCounted = false;
});
afterAll(async () => {
  await app.close();
  await commerce.stop();
});

function open(): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  return socket;
}

/** Everything that the server sends until it closes the connection. */
async function readAll(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString()));
  await once(socket, "close");
  return text;
}

function ask(lines: string[]): Promise<string> {
  const socket = open();
  socket.write(`${[...lines, "connection: close"].join("\r\n")}\r\n\r\n`);
  return readAll(socket);
}

const getStatus = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

describe("a slow or idle connection", () => {
  it("is answered with 408 when its head does not end", async () => {
    const socket = open();
    socket.write("GET / HTTP/1.1\r\nhost: shop\r\nx-slow: ");
    expect(getStatus(await readAll(socket))).toBe(408);
  });

  it("is closed soon after an error when the client does not close it", async () => {
    const { port } = app.server.address() as AddressInfo;
    const served = once(app.server, "connection") as Promise<[Socket]>;
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    socket.resume().write("nonsense\r\n\r\n");
    const [held] = await served;
    await once(held, "close");
    socket.destroy();
  });

  it("is answered with 408 when its body arrives too slowly", async () => {
    const socket = open();
    socket.write("POST /api/v1/auth/login HTTP/1.1\r\nhost: shop\r\n");
    socket.write("content-type: application/json\r\ncontent-length: 1000\r\n\r\n{");
    const drip = setInterval(() => socket.write(" "), 20);
    expect(getStatus(await readAll(socket))).toBe(408);
    clearInterval(drip);
  });

  it("is answered with 408 when its form stops arriving", async () => {
    const socket = open();
    socket.write("POST /api/v1/upload HTTP/1.1\r\nhost: shop\r\n");
    socket.write(`authorization: Bearer ${tokens.customer}\r\n`);
    socket.write("content-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n--b\r\n");
    expect(getStatus(await readAll(socket))).toBe(408);
  });

  it("is closed when it stays idle", async () => {
    const socket = open();
    socket.write("GET /page HTTP/1.1\r\nhost: shop\r\n\r\n");
    expect(getStatus(await readAll(socket))).toBe(200);
  });

  it("is closed when the client stops reading the answer", async () => {
    const held = once(app.server, "connection") as Promise<[Socket]>;
    const socket = open();
    socket.write("GET /large HTTP/1.1\r\nhost: shop\r\n\r\n");
    const [served] = await held;
    await once(served, "close");
    await once(socket.resume(), "close").catch(() => undefined);
    expect(socket.bytesRead).toBeLessThan(50_000_000);
  });

  it("is refused above the limit of its client, until other connections end", async () => {
    isCounted = true;
    const others = Array.from({ length: limits.connectionsPerClient }, open);
    await Promise.all(others.map((socket) => once(socket, "connect")));
    expect(await readAll(open())).toBe("");
    isCounted = false;
    // connections of a proxy are not counted
    expect(getStatus(await ask(["GET /page HTTP/1.1", "host: shop"]))).toBe(200);
    isCounted = true;
    for (const socket of others) socket.destroy();
    const answer = () => ask(["GET /page HTTP/1.1", "host: shop"]).catch(() => "");
    await vi.waitFor(async () => expect(getStatus(await answer())).toBe(200));
  });

  it("is refused above the limit of the server", async () => {
    const others = Array.from({ length: limits.maxConnections + 5 }, open);
    const closed = await Promise.race(others.map((socket) => once(socket, "close").then(() => true)));
    expect(closed).toBe(true);
    for (const socket of others) socket.destroy();
  });
});

it("waits for an answer that takes longer than the write timeout", async () => {
  expect(await ask(["GET /late HTTP/1.1", "host: shop"])).toMatch(/^HTTP\/1\.1 200 .*late$/s);
});

it.each([
  [false, "127.0.0.1", true],
  [false, "::1", true],
  [false, "::ffff:127.0.0.1", true],
  [false, "10.0.0.1", false],
  ["uniquelocal", "10.0.0.1", true],
  ["uniquelocal", "::ffff:172.18.0.5", true],
  ["uniquelocal", "fd00::1%eth0", true],
  ["uniquelocal", "203.0.113.7", false],
  ["203.0.113.7, 2001:db8::/32", "203.0.113.7", true],
  ["203.0.113.7, 2001:db8::/32", "203.0.113.8", false],
  ["203.0.113.7, 2001:db8::/32", "2001:db8::1", true],
  ["203.0.113.7, 2001:db8::/32", "2001:db9::1", false],
  ["linklocal", "169.254.0.1", true],
] as const)("exempts, with the trusted proxies %s, the address %s: %s", (trusted, address, exempt) => {
  expect(exemptConnections(trusted)(address)).toBe(exempt);
});

it("accepts a form that arrives slowly but steadily", async () => {
  const socket = open();
  const total = 6;
  socket.write("POST /api/v1/upload HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n");
  socket.write(`authorization: Bearer ${tokens.customer}\r\n`);
  socket.write(`content-type: multipart/form-data; boundary=b\r\ncontent-length: ${total * 2000}\r\n\r\n`);
  let sent = 0;
  const drip = setInterval(() => {
    socket.write(Buffer.alloc(2000, "x"));
    if (++sent === total) clearInterval(drip);
  }, 100);
  expect(getStatus(await readAll(socket))).not.toBe(408);
  expect(sent).toBe(total);
});

describe("the target of a request", () => {
  it.each([
    ["an absolute URL", "http://shop.example/a?b=1", "page /a?b=1"],
    ["an absolute URL without a path", "HTTP://shop.example", "page /"],
    ["an absolute URL with only a query", "https://shop.example?q=1", "page /?q=1"],
  ])("may be %s", async (_, target, page) => {
    const answer = await ask([`GET ${target} HTTP/1.1`, "host: shop"]);
    expect(getStatus(answer)).toBe(200);
    expect(answer.endsWith(page)).toBe(true);
  });

  it("may be an absolute URL of a call", async () => {
    for (const target of ["/api/v1/health", "http://shop.example/api/v1/health", "http://x/api/v1/nothing"]) {
      const answer = await ask([`GET ${target} HTTP/1.1`, "host: shop"]);
      expect([target, getStatus(answer)]).toEqual([target, target.endsWith("health") ? 200 : 404]);
    }
  });

  it.each([
    ["an asterisk", ["GET * HTTP/1.1", "host: shop"]],
    ["another scheme", ["GET ftp://shop/ HTTP/1.1", "host: shop"]],
    ["two hosts", ["GET / HTTP/1.1", "host: shop", "Host: other"]],
    ["dot segments", ["GET /api/v1/docs/static/../../../../package.json HTTP/1.1", "host: shop"]],
    ["a dot segment at the end", ["GET /a/.. HTTP/1.1", "host: shop"]],
  ])("is refused with 400 if it has %s", async (_, lines) => {
    const answer = await ask(lines);
    expect(getStatus(answer)).toBe(400);
    expect(answer).toContain('"code":"invalid_query"');
  });

  it("may be sent with an unknown Expect header", async () => {
    const answer = await ask(["GET /a HTTP/1.1", "host: shop", "expect: something"]);
    expect([getStatus(answer), answer.endsWith("page /a")]).toEqual([200, true]);
  });

  it("may have dots within path segments and in the query", async () => {
    expect(getStatus(await ask(["GET /a/..b/.c/d.?next=/../x HTTP/1.1", "host: shop"]))).toBe(200);
  });
});

describe("a request with an ambiguous end", () => {
  const post = ["POST /api/v1/auth/login HTTP/1.1", "host: shop", "content-type: application/json"];

  it.each([
    ["a length and chunks", ["content-length: 5", "transfer-encoding: chunked"]],
    ["two lengths", ["content-length: 5", "content-length: 6"]],
    ["an invalid length", ["content-length: +5"]],
    ["chunks that are not the last encoding", ["transfer-encoding: chunked, identity"]],
    ["a folded header", ["x-folded: a", " b"]],
    ["a space before the colon", ["content-length : 5"]],
  ])("is refused with 400 for %s, and nothing after it is processed", async (_, lines) => {
    const calls = commerce.calls.length;
    const smuggled = "GET /api/v1/users/profile HTTP/1.1\r\nhost: shop\r\n\r\n";
    const socket = open();
    socket.write(`${[...post, ...lines].join("\r\n")}\r\n\r\n0\r\n\r\n${smuggled}`);
    const answer = await readAll(socket);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 400"]);
    expect(commerce.calls.length).toBe(calls);
  });

  it("is refused with 400 when a chunk has no size", async () => {
    const socket = open();
    socket.write(`${[...post, "transfer-encoding: chunked"].join("\r\n")}\r\n\r\nxyz\r\n{}\r\n0\r\n\r\n`);
    expect(getStatus(await readAll(socket))).toBe(400);
  });
});

it.each(["/page", "/api/v1/health"])("does not echo a TRACE request to %s", async (target) => {
  const answer = await ask([`TRACE ${target} HTTP/1.1`, "host: shop", "x-secret: 12345"]);
  expect(getStatus(answer)).toBeGreaterThanOrEqual(400);
  expect(answer).not.toContain("12345");
});
