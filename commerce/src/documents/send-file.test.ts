import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { expect, it, onTestFinished, vi } from "vitest";
import { sendFile } from "./send-file.ts";

type Send = Parameters<typeof sendFile>;

/** A server that sends these rows; `sent` resolves with the logged errors when the response is over, in any way. */
async function answering(rows: () => AsyncGenerator<string>) {
  const error = vi.fn();
  const request = { method: "GET", path: "/goods", scope: { resolve: () => ({ error }) } };
  let over: (noted: unknown[]) => void;
  const sent = new Promise<unknown[]>((resolve) => (over = resolve));
  const server = createServer((_, response) => {
    const set = (headers: object) => response.setHeaders(new Map(Object.entries(headers)));
    const answer = Object.assign(response, { set, status: () => answer });
    const file = { type: "text/csv", name: "goods.csv", stream: Readable.from(rows()) };
    const whole = sendFile(request as unknown as Send[0], answer as unknown as Send[1], file);
    void whole.then(() => over(error.mock.calls.flat()));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent };
}

it("sends a table that must not be cached", async () => {
  const { url, sent } = await answering(async function* () {
    yield* ["a;b\n", "1;2\n"];
  });
  const answer = await fetch(url);
  expect(await answer.text()).toBe("a;b\n1;2\n");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="goods.csv"');
  expect(await sent).toEqual([]);
});

it("breaks off when a row cannot be made, and logs the reason", async () => {
  const lost = new Error("the database has gone");
  const { url, sent } = await answering(async function* () {
    yield "a;b\n";
    throw lost;
  });
  await expect(fetch(url).then((answer) => answer.text())).rejects.toThrow();
  expect(await sent).toEqual(["GET /goods broke off", lost]);
});

it("logs nothing when the client disconnects", async () => {
  const { url, sent } = await answering(async function* () {
    for (;;) yield "a;b\n".repeat(10_000);
  });
  const answer = await fetch(url);
  await answer.body?.cancel();
  expect(await sent).toEqual([]);
});
