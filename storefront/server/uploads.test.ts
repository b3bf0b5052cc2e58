import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addSvgCharset, guardAnswers } from "./answer-headers.ts";
import { serveUploads } from "./uploads.ts";

const requested: string[] = [];
const held = new Set<string>();
let away = false;
const bucket = createServer((request, response) => {
  requested.push(request.url ?? "");
  if (request.url?.includes("moved"))
    return void response.writeHead(302, { location: "/shop/uploads/there" }).end();
  if (away) return void response.writeHead(502).end();
  if (!request.url?.startsWith("/shop/uploads/there") && !held.has(request.url ?? ""))
    return void response.writeHead(404).end("no such key");
  response.writeHead(200, { "content-type": "image/webp", "set-cookie": "a=1" }).end("from the bucket");
});
let folder: string;
let bucketUrl: string;
const apps: FastifyInstance[] = [];

async function door(options: { bucketUrl?: string } = {}) {
  const app = fastify();
  apps.push(app);
  app.addHook("onSend", addSvgCharset);
  app.addHook("onRequest", guardAnswers({ dev: false, api: { commerceUrl: "", commerceSecret: "" } }));
  await app.register(serveUploads, { directory: folder, ...options });
  return (url: string, method: "GET" | "HEAD" = "GET") => app.inject({ method, url });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "uploads-"));
  await mkdir(join(folder, "uploads"));
  await writeFile(join(folder, "uploads", "a-9x9.webp"), "picture");
  await writeFile(join(folder, "uploads", "a.svg"), "<svg/>");
  await writeFile(join(folder, "uploads", "a.pdf"), "%PDF-1.4");
  await new Promise<void>((done) => bucket.listen(0, "127.0.0.1", done));
  bucketUrl = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}/shop`;
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  bucket.close();
  await rm(folder, { recursive: true });
});

test("serves uploads so that they never run as a page of the shop, and documents as downloads", async () => {
  const get = await door();
  const picture = await get("/files/uploads/a-9x9.webp");
  expect(picture.headers["content-security-policy"]).toContain("sandbox");
  expect(picture.headers).toMatchObject({ "content-type": "image/webp", "cache-control": /immutable/ });
  expect(picture.headers["content-disposition"]).toBeUndefined();
  expect((await get("/files/uploads/a.svg")).headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
  const document = await get("/files/uploads/a.pdf");
  expect(document.headers).toMatchObject({
    "content-disposition": 'attachment; filename="a.pdf"',
    "content-type": "application/pdf",
  });
  expect((await get("/files/uploads/there-9x9.webp")).statusCode).toBe(404);
});

test.each([
  ["p0f-9x9.webp", "private, max-age=3600"],
  ["p0f-240x240.avif", "private, max-age=3600"],
  ["a.pdf", "no-store"],
  ["b-9x9.webp", "public, max-age=31536000, immutable"],
])("says how long caches may store %s", async (name, caching) => {
  await writeFile(join(folder, "uploads", name), "bytes");
  const [disk, fromBucket] = [await door(), await door({ bucketUrl })];
  expect((await disk(`/files/uploads/${name}`)).headers["cache-control"]).toBe(caching);
  await rm(join(folder, "uploads", name));
  const { statusCode } = await disk(`/files/uploads/${name}`);
  expect(statusCode).toBe(404);
  held.add(`/shop/uploads/${name}`);
  expect((await fromBucket(`/files/uploads/${name}`)).headers["cache-control"]).toBe(caching);
});

test("fetches a file that is not on the disk from the bucket, with no header of it but the type", async () => {
  const get = await door({ bucketUrl });
  requested.length = 0;
  expect((await get("/files/uploads/a-9x9.webp")).body).toBe("picture");
  expect(requested).toEqual([]);
  const there = await get("/files/uploads/there-9x9.webp?x=1");
  expect([there.statusCode, there.body, requested.pop()]).toEqual([
    200,
    "from the bucket",
    "/shop/uploads/there-9x9.webp",
  ]);
  expect(there.headers["set-cookie"]).toBeUndefined();
  expect(there.headers).toMatchObject({ "content-type": "image/webp", "cache-control": /immutable/ });
  expect(there.headers["content-security-policy"]).toContain("sandbox");
  const head = await get("/files/uploads/there-9x9.webp", "HEAD");
  expect([head.statusCode, head.body, head.headers["content-type"]]).toEqual([200, "", "image/webp"]);
  expect((await get("/files/uploads/none-9x9.webp")).statusCode).toBe(404);
  requested.length = 0;
  for (const path of ["/files/..%2fsecret.webp", "/files/.env", "/files/a?list-type=2", "/files/"])
    expect((await get(path)).statusCode).toBeGreaterThanOrEqual(400);
  expect(requested).toEqual([]);
});

test("ignores redirects of a bucket", async () => {
  const get = await door({ bucketUrl });
  requested.length = 0;
  expect((await get("/files/uploads/moved-9x9.webp")).statusCode).toBe(503);
  expect(requested).toEqual(["/shop/uploads/moved-9x9.webp"]);
});

test("answers differently when the bucket is unavailable and when a file does not exist", async () => {
  const get = await door({ bucketUrl });
  away = true;
  const answer = await get("/files/uploads/there-9x9.webp");
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([503, "no-store"]);
});
