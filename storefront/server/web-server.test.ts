import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { clientLimitNumbers } from "@bezak/adapters/client-limits.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readConfig } from "./config.ts";

/** A build with two files and one page, and a picture of a product. */
const files = {
  "build/client/.vite/manifest.json": "{}",
  "build/client/assets/entry-abc.js": "export {};",
  "build/client/favicon.svg": "<svg/>",
  "build/server/entry-server.js": `
    export const unknownAddress = () => null;
    export async function render({ url, turn }) {
      await turn();
      const head = { title: url, description: "", index: true, links: [] };
      const state = { queries: { queries: [], mutations: [] }, origin: "" };
      const status = url.startsWith("/none") ? 404 : 200;
      return { kind: "page", page: { status, language: "ru", head, body: "<p></p>", state, files: [] } };
    }`,
  "files/a.webp": "picture",
};

let folder: string;
let door: FastifyInstance;
let port = 0;
let metricsPort = 0;
const lines: string[] = [];

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return free;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "door-"));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  // read when the module is loaded
  vi.stubEnv("BEZAK_BUILD_DIR", join(folder, "build"));
  const { createWebServer } = await import("./web-server.ts");
  metricsPort = await findFreePort();
  const env = {
    NODE_ENV: "production",
    PUBLIC_URL: "https://shop.example",
    TRUST_PROXY: "loopback",
    COMMERCE_SECRET: "secret",
    // nothing listens there
    COMMERCE_URL: "http://127.0.0.1:9",
    BEZAK_FILES_DIR: join(folder, "files"),
    SECURITY_CONTACT: "security@shop.example",
    METRICS_PORT: String(metricsPort),
  };
  door = await createWebServer(readConfig(env, []), { write: (line) => void lines.push(line) });
  await door.listen({ port: 0, host: "127.0.0.1" });
  port = (door.server.address() as AddressInfo).port;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  door.server.closeAllConnections();
  await door.close();
  await rm(folder, { recursive: true });
});

/** Requests as this client, through a proxy on this machine. */
const get = (path: string, client = "198.51.100.1") =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { "x-forwarded-for": client } });

const common = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  // the request has another host than the public one
  "x-robots-tag": "noindex, nofollow",
};
const page = /^default-src 'self'; .*require-trusted-types-for 'script'/;
const nothing = /^default-src 'none'; base-uri 'none'; frame-ancestors 'none'/;
const html = "text/html; charset=utf-8";
const text = "text/plain; charset=utf-8";

describe("the started web server", () => {
  test("serves metrics at a port of their own, and not at the shop's", async () => {
    await get("/api/v1/health/live");
    const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await response.text()).toMatch(
      /^bezak_answer_seconds_count\{method="GET",route="\/api\/v1\/health\/live",status="200"\} [1-9]/m,
    );
    expect(await (await get("/metrics")).text()).not.toContain("bezak_answer_seconds");
  });

  test.each([
    ["a page", "/", 200, html, page],
    ["a page that does not exist", "/none", 404, html, page],
    ["a file of the build", "/assets/entry-abc.js", 200, "application/javascript; charset=utf-8", page],
    ["a drawing of the build", "/favicon.svg", 200, "image/svg+xml; charset=utf-8", page],
    ["an upload", "/files/a.webp", 200, "image/webp", /; sandbox/],
    ["a call", "/api/v1/health", 503, "application/json; charset=utf-8", nothing],
    ["the contact for weaknesses", "/.well-known/security.txt", 200, text, page],
    ["what search engines are told", "/robots.txt", 200, text, page],
    ["a gateway's call", "/payments/payme", 200, "application/json; charset=utf-8", nothing],
  ])("answers %s with the headers of its kind", async (_, path, status, type, policy) => {
    const answer = await get(path);
    await answer.arrayBuffer();
    expect([answer.status, answer.headers.get("content-type")]).toEqual([status, type]);
    expect(Object.fromEntries(answer.headers)).toMatchObject(common);
    expect(answer.headers.get("content-security-policy")).toMatch(policy);
  });

  test("reports to probes that it runs and that commerce is down, without a line in the log", async () => {
    const before = lines.length;
    const probe = async (path: string) => (await get(`/api/v1/health${path}`)).status;
    expect([await probe("/live"), await probe("/ready"), await probe("")]).toEqual([200, 503, 503]);
    expect(lines.slice(before)).toEqual([]);
    await get("/api/v1/cities");
    expect(lines.slice(before).join("")).toContain("commerce_unavailable");
  });

  test("serves the configured security contact", async () => {
    expect(await (await get("/.well-known/security.txt")).text()).toContain(
      "Contact: mailto:security@shop.example",
    );
  });

  test("refuses a client more unfinished bodies than its limit", async () => {
    const begin = () => {
      const socket = connect(port, "127.0.0.1");
      const head = ["POST /api/v1/auth/login HTTP/1.1", "host: shop", "x-forwarded-for: 198.51.100.2"];
      socket.write([...head, "content-type: application/json", "content-length: 40", "", ""].join("\r\n"));
      return socket;
    };
    const held = Array.from({ length: clientLimitNumbers.bodies + 1 }, begin);
    const [answer] = (await Promise.race(held.map((socket) => once(socket, "data")))) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 429 /);
    for (const socket of held) socket.destroy();
    const written = JSON.parse(lines.at(-1) ?? "{}") as { time?: string; security?: { at: string } };
    expect(written.security?.at).toBeDefined();
    // the same format as in other logs, which collectors parse
    expect(written.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  test("counts pages, public calls and the site map of one client together", async () => {
    const client = "198.51.100.3";
    const kinds = ["/product/", "/sitemap.xml?", "/api/v1/products?minPrice="];
    const refused = new Set<string>();
    // stops the clock, so that limits do not recover on a slow machine
    vi.spyOn(performance, "now").mockReturnValue(performance.now());
    for (let n = 0; n <= clientLimitNumbers.readsAtOnce + 51 && refused.size < kinds.length; n += 51) {
      const requests = Array.from({ length: 51 }, async (_, i) => {
        const kind = kinds[i % kinds.length]!;
        const answer = await get(`${kind}${n + i}`, client);
        await answer.arrayBuffer();
        if (answer.status === 429) refused.add(kind);
        // other clients are not limited, though a busy machine may answer 503
        if (i === 0) expect((await get(`/other/${n}`, "198.51.100.4")).status).not.toBe(429);
      });
      await Promise.all(requests);
    }
    expect([...refused].sort()).toEqual([...kinds].sort());
  });
});
