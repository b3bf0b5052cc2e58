import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiV1, createApiCache } from "@bezak/adapters/app.ts";
import { serverOptions } from "@bezak/adapters/server-options.ts";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerBadAddress } from "./bad-address.ts";
import { forwardGatewayCalls } from "./gateway-calls.ts";
import { guardAnswers } from "./answer-headers.ts";
import { serveUploads } from "./uploads.ts";

let folder: string;
const doors: FastifyInstance[] = [];

/** Starts the web server without a build of pages and without commerce. */
async function openDoor(https: boolean): Promise<number> {
  const api = { commerceUrl: "http://127.0.0.1:9", commerceSecret: "secret", https };
  const cache = createApiCache();
  const options = serverOptions(cache, api);
  const app = fastify({ ...options, frameworkErrors: answerBadAddress(options, api) });
  doors.push(app);
  app.addHook("onRequest", guardAnswers({ dev: false, api }));
  await app.register(apiV1, { prefix: "/api/v1", ...api, cache });
  await app.register(forwardGatewayCalls, api);
  await app.register(serveUploads, { directory: folder, https });
  app.get("/*", (_request, reply) => reply.type("text/html; charset=utf-8").send("a page"));
  app.get("/moved", (_request, reply) => reply.redirect("/"));
  const { entry } = await cache.read("kept", async () => Buffer.from('{"kept":true}'));
  cache.alias("/api/v1/kept", entry);
  await app.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.address() as AddressInfo).port;
}

async function readHead(
  port: number,
  lines: string,
): Promise<{ status: number; headers: Map<string, string> }> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString()));
  socket.write(`${lines}\r\nconnection: close\r\n\r\n`);
  await once(socket, "close");
  const [first = "", ...rest] = text.split("\r\n\r\n", 1)[0]!.split("\r\n");
  const pairs = rest.map(
    (line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)] as const,
  );
  return { status: Number(first.split(" ")[1]), headers: new Map(pairs) };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "files-"));
  await writeFile(join(folder, "a.webp"), "picture");
});
afterAll(async () => {
  await Promise.all(doors.map((door) => door.close()));
  await rm(folder, { recursive: true });
});

const api = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const file = `${api}; style-src 'unsafe-inline'; sandbox`;
const docs = /^default-src 'none'; .*script-src 'self'/;
const page =
  /^default-src 'self'; .*frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default$/;

const answers: [what: string, target: string, status: number, policy: string | RegExp][] = [
  ["a page", "/", 200, page],
  ["a redirect", "/moved", 302, page],
  ["a call that commerce does not answer", "/api/v1/products", 503, api],
  ["a call that does not exist", "/api/v1/none", 404, api],
  ["a cached read before the router", "/api/v1/kept", 200, api],
  ["the OpenAPI document", "/api/v1/openapi.json", 200, api],
  ["the documentation", "/api/v1/docs/", 200, docs],
  ["a script of the documentation", "/api/v1/docs/static/swagger-ui.css", 200, docs],
  ["a gateway's call", "/payments/payme", 200, api],
  ["a file", "/files/a.webp", 200, file],
  ["a file that is not there", "/files/b.webp", 404, file],
  // routers decode an address before they match it
  ["a file whose address is spelt in codes", "/%66iles/a.webp", 200, file],
  ["a file that is not there, spelt in codes", "/file%73/b.webp", 404, file],
  ["a call that does not exist, spelt in codes", "/%61pi/%76%31/none", 404, api],
  ["the documentation, spelt in codes", "/api/v1/d%6Fcs/", 200, docs],
  ["a gateway's call, spelt in codes", "/p%61yments/payme", 200, api],
  ["a page whose address is spelt in codes", "/%61", 200, page],
  ["an address that cannot be decoded", "/product/%E0%A4%A", 404, page],
  ["a call's address that cannot be decoded", "/api/v1/products/%E0%A4%A", 400, api],
  ["a request for everything", "*", 400, api],
  ["an address that is too long", `/${"a".repeat(20_000)}`, 431, api],
];

describe.each([false, true])("with https: %s", (https) => {
  test.each(answers)("sends %s with the headers of its kind", async (_, target, status, policy) => {
    const port = doors[Number(https)]
      ? (doors[Number(https)]!.server.address() as AddressInfo).port
      : await openDoor(https);
    const { headers, ...answer } = await readHead(port, `GET ${target} HTTP/1.1\r\nhost: shop`);
    expect(answer.status).toBe(status);
    const given = headers.get("content-security-policy")?.replace("; upgrade-insecure-requests", "");
    expect(given).toEqual(typeof policy === "string" ? policy : expect.stringMatching(policy));
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-frame-options": "DENY",
      "cross-origin-resource-policy": policy === file ? "cross-origin" : "same-origin",
    });
    expect(headers.get("strict-transport-security")).toBe(
      https ? "max-age=63072000; includeSubDomains" : undefined,
    );
    // other sites must not read answers, and browsers must not guess content types
    expect(headers.has("access-control-allow-origin")).toBe(false);
    const type = headers.get("content-type") ?? "";
    if (/text|json|javascript|xml/.test(type)) expect(type).toMatch(/charset=utf-8/);
    const upgraded = headers.get("content-security-policy")?.includes("upgrade-insecure-requests");
    expect(upgraded).toBe(https && policy !== api);
  });
});

test.each([
  ["/product/%E0%A4%A", undefined, "Страница не найдена", 'href="/"'],
  ["/uz/product/%E0%A4%A?q=1", undefined, "Sahifa topilmadi", 'href="/uz"'],
  ["/product/%E0%A4%A", "language=en", "Page not found", 'href="/en"'],
])("answers %s with the cookie %s by a page that says: %s", async (url, cookie, title, home) => {
  const answer = await doors[0]!.inject({ url, headers: cookie ? { cookie } : {} });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.body).toContain(`<h1>${title}</h1>`);
  expect(answer.body).toContain(home);
  const written = await doors[0]!.inject({ method: "POST", url });
  expect([written.statusCode, written.json<{ code: string }>().code]).toEqual([400, "invalid_query"]);
});
