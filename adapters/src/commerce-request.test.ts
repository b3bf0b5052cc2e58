import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { authGateway } from "./auth/gateway.ts";
import { requestCommerce } from "./commerce-request.ts";
import { createCommerce, type Commerce } from "./commerce.ts";
import { ordersGateway } from "./orders/gateway.ts";
import { createSessions } from "./session.ts";

/** Requests on each connection; the server answers the first one of each and closes the connection at the next. */
let requestCounts: number[];
let open: Set<Socket>;
let url: string;

const server = createServer((socket) => {
  const connection = requestCounts.push(0) - 1;
  open.add(socket);
  socket.on("error", () => undefined);
  socket.on("data", () => {
    requestCounts[connection]! += 1;
    if (requestCounts[connection]! > 1) socket.destroy();
    else socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: keep-alive\r\n\r\n{}");
  });
});

beforeEach(async () => {
  [requestCounts, open] = [[], new Set()];
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterEach(async () => {
  for (const socket of open) socket.destroy();
  await new Promise((done) => server.close(done));
});

async function ask(method: string, headers = {}) {
  const answer = await requestCommerce(url, { method, headers, body: undefined, timeoutMs: 2000 });
  // the connection is free in the next turn of the event loop
  await new Promise(setImmediate);
  return answer;
}

it("repeats a read on a new connection when the reused one was closed", async () => {
  await ask("GET");
  expect((await ask("GET")).status).toBe(200);
  expect(requestCounts).toEqual([2, 1]);
});

it("repeats a write with an idempotency key when the reused connection was closed", async () => {
  await ask("GET");
  expect((await ask("POST", { "idempotency-key": "one" })).status).toBe(200);
  expect(requestCounts).toEqual([2, 1]);
});

it("closes an idle connection before commerce does", async () => {
  await ask("GET");
  const [socket] = open;
  await once(socket!, "end");
  await ask("GET");
  expect(requestCounts).toEqual([1, 1]);
});

it("does not repeat a write without a key", async () => {
  await ask("GET");
  await expect(ask("POST")).rejects.toMatchObject({ code: "UND_ERR_SOCKET" });
  expect(requestCounts).toEqual([2]);
});

it.each<[string, (commerce: Commerce) => Promise<unknown>]>([
  ["the caller's session", (commerce) => createSessions(commerce).of("token", "id")],
  ["a quote", (commerce) => ordersGateway(commerce).quote({ items: [] }, { session: null, requestId: "id" })],
  ["the sessions of an account", (commerce) => authGateway(commerce).sessions({ token: "token" }, "id")],
])("repeats a POST that only reads %s when the reused connection was closed", async (_, read) => {
  await ask("GET");
  const commerce = createCommerce({ url, secret: "secret", timeoutMs: 2000 });
  // the repeated request is answered with `{}`, which fits no schema
  await expect(read(commerce)).rejects.toMatchObject({ code: "server_error" });
  expect(requestCounts).toEqual([2, 1]);
});
