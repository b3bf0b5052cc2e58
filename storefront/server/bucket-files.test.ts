import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import fastify from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { bucketFiles } from "./bucket-files.ts";

/** Receives each call to the bucket, which the test answers. */
let called: (call: { method: string | undefined; answer: ServerResponse }) => void;
const bucket = createServer(({ method }, answer) => called({ method, answer }));
const nextCall = () => new Promise<Parameters<typeof called>[0]>((resolve) => (called = resolve));
const door = fastify({ forceCloseConnections: true });
let file: string;

beforeAll(async () => {
  await new Promise<void>((done) => bucket.listen(0, "127.0.0.1", done));
  door.setNotFoundHandler(bucketFiles(`http://127.0.0.1:${(bucket.address() as AddressInfo).port}`));
  file = `${await door.listen({ host: "127.0.0.1", port: 0 })}/files/uploads/a-9x9.webp`;
});
afterAll(async () => {
  await door.close();
  bucket.closeAllConnections();
  bucket.close();
});
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const almost = 9_000;
const tooLong = 10_000;

/** Requests a file and starts the bucket's answer. */
async function begin() {
  const call = nextCall();
  const answered = fetch(file);
  const { answer } = await call;
  vi.advanceTimersByTime(almost);
  answer.writeHead(200, { "content-type": "image/webp" }).write("0");
  const reader = (await answered).body!.getReader();
  const read = async () => {
    const { done, value } = await reader.read();
    return done ? null : new TextDecoder().decode(value);
  };
  expect(await read()).toBe("0");
  return { answer, read };
}

test("delivers a large file completely, however long it takes", async () => {
  const { answer, read } = await begin();
  for (const piece of ["1", "2", "3"]) {
    vi.advanceTimersByTime(almost);
    answer.write(piece);
    expect(await read()).toBe(piece);
  }
  answer.end();
  expect(await read()).toBeNull();
});

test("aborts a file when the bucket stops sending in the middle", async () => {
  const { answer, read } = await begin();
  const left = new Promise<void>((gone) => answer.on("close", gone));
  vi.advanceTimersByTime(tooLong);
  await expect(read()).rejects.toThrow();
  await left;
});

test("reports a bucket that does not start to answer as unavailable", async () => {
  const call = nextCall();
  const answered = fetch(file);
  await call;
  vi.advanceTimersByTime(tooLong);
  const { status, headers } = await answered;
  expect([status, headers.get("cache-control")]).toEqual([503, "no-store"]);
});

test("answers HEAD with headers alone, and requests no file from the bucket for it", async () => {
  const call = nextCall();
  const answered = fetch(file, { method: "HEAD" });
  const { method, answer } = await call;
  answer.writeHead(200, { "content-type": "image/webp", "content-length": "70000" }).end();
  const { status, headers } = await answered;
  expect([method, status, headers.get("content-length"), headers.get("content-type")]).toEqual([
    "HEAD",
    200,
    "70000",
    "image/webp",
  ]);
  expect(headers.get("cache-control")).toContain("immutable");
});
