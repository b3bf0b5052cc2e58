import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveOutbox } from "./outbox.ts";

const mail = {
  id: "mail_1",
  to: "ali@example.uz",
  at: "2026-11-21T10:00:00.000Z",
  subject: "<script>alert(1)</script>",
  text: "Open http://localhost:8000/reset-password#token=abc",
  html: "<!doctype html><p>Hello</p>",
};
let answer: { status: number; body: object };
const requests: string[] = [];

const commerce = createServer((request, response) => {
  requests.push(`${request.url} ${String(request.headers["x-commerce-secret"])}`);
  response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
});
const app = fastify();

beforeAll(async () => {
  await new Promise<void>((done) => commerce.listen(0, "127.0.0.1", done));
  const { port } = commerce.address() as AddressInfo;
  await app.register(serveOutbox, { commerceUrl: `http://127.0.0.1:${port}`, commerceSecret: "secret" });
});
afterAll(async () => {
  await app.close();
  commerce.closeAllConnections();
  commerce.close();
});

test("shows developers mails as a list, as data and one by one", async () => {
  answer = { status: 200, body: { mails: [mail] } };
  const page = await app.inject("/dev/outbox");
  expect(page.body).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(page.body).not.toContain("<script>");
  expect(page.body).toContain('<a href="http://localhost:8000/reset-password#token=abc">');
  expect(page.headers["cache-control"]).toBe("no-store");
  const data = await app.inject("/dev/outbox.json?to=ali%40example.uz");
  expect(data.json()).toEqual({ mails: [mail] });
  expect(requests.at(-1)).toBe("/internal/outbox?to=ali%40example.uz secret");
  expect((await app.inject("/dev/outbox/mail_1")).body).toBe(mail.html);
  expect((await app.inject("/dev/outbox/mail_2")).statusCode).toBe(404);
});

test("has no outbox when commerce has none", async () => {
  answer = { status: 404, body: { code: "not_found", message: "There is no outbox here" } };
  for (const path of ["/dev/outbox", "/dev/outbox.json", "/dev/outbox/mail_1"]) {
    const { statusCode, body } = await app.inject(path);
    expect({ path, statusCode, body }).toEqual({ path, statusCode: 404, body: "Not found" });
  }
});

test.each([
  ["another machine", { remoteAddress: "192.168.1.7" }],
  ["a proxy on this machine", { headers: { "x-forwarded-for": "192.168.1.7" } }],
  ["a page that points its own name here", { headers: { host: "evil.example" } }],
])("shows no mail to %s", async (_who, from) => {
  answer = { status: 200, body: { mails: [mail] } };
  const before = requests.length;
  for (const url of ["/dev/outbox", "/dev/outbox.json", "/dev/outbox/mail_1"]) {
    const { statusCode, body } = await app.inject({ url, ...from });
    expect({ url, statusCode, body }).toEqual({ url, statusCode: 404, body: "Not found" });
  }
  expect(requests).toHaveLength(before);
});
