import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { serveFolder } from "./folder-files.ts";

const around = mkdtempSync(join(tmpdir(), "folder-"));
const root = join(around, "files");
mkdirSync(join(root, "a b"), { recursive: true });
writeFileSync(join(root, "a b", "ё%.txt"), "inside");
writeFileSync(join(around, "outside.txt"), "secret");
const app = fastify();
await serveFolder(app, "/files/", { root });
afterAll(async () => {
  await app.close();
  rmSync(around, { recursive: true });
});

test.each(["GET", "HEAD"] as const)("decodes the address of a file it serves: %s", async (method) => {
  const { statusCode, body } = await app.inject({ method, url: "/files/a%20b/%D1%91%25.txt" });
  expect([statusCode, body]).toEqual([200, method === "GET" ? "inside" : ""]);
});

test.each([
  "/files/../outside.txt",
  "/files/%2e%2e/outside.txt",
  "/files/..%2Foutside.txt",
  "/files/a%20b/..%2F..%2Foutside.txt",
  "/files/a%20b/..%5C..%5Coutside.txt",
  "/files//outside.txt",
  "/files/outside.txt%00.webp",
  "/files/a%20b",
  "/files/a%20b/",
  "/files/",
  "/files/there.txt",
])("serves nothing at %s", async (url) => {
  const { statusCode, body } = await app.inject(url);
  expect([400, 403, 404]).toContain(statusCode);
  expect(body).not.toContain("secret");
});

// on Linux each thread has a directory in /proc that no listing contains
test.runIf(process.platform === "linux")("serves a file without listing its folder", async () => {
  const [thread = ""] = readdirSync("/proc/self/task").filter((id) => Number(id) !== process.pid);
  expect(readdirSync("/proc")).not.toContain(thread);
  const processes = fastify();
  await serveFolder(processes, "/files/", { root: "/proc" });
  expect((await processes.inject(`/files/${thread}/comm`)).statusCode).toBe(200);
  await processes.close();
});
