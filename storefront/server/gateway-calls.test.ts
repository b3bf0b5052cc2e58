import { once } from "node:events";
import { createServer, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { clientLimitNumbers, createClientLimits } from "@bezak/adapters/client-limits.ts";
import fastify from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { passGatewayCalls } from "./gateway-calls.ts";
import { gatewayReplies } from "./gateway-replies.ts";

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type Mood = { status: number; type?: string; body: Buffer | string } | "silent" | "cut";

const fine: Mood = {
  status: 200,
  type: "text/json; charset=utf-8",
  body: '{"result":{"allow":true},"id":1}',
};
let mood: Mood = fine;
const seen: Seen[] = [];
const commerce = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const { method, url, headers } = request;
    seen.push({ method, url, headers, body: Buffer.concat(chunks) });
    if (mood === "cut") response.destroy();
    if (mood === "cut" || mood === "silent") return;
    response.writeHead(mood.status, mood.type ? { "content-type": mood.type } : {}).end(mood.body);
  });
});

const door = fastify({ trustProxy: false });
let port = 0;

const listen = (server: typeof commerce) =>
  new Promise<number>((done) =>
    server.listen(0, "127.0.0.1", () => done((server.address() as AddressInfo).port)),
  );

beforeAll(async () => {
  const commerceUrl = `http://127.0.0.1:${await listen(commerce)}`;
  // no other request body would be accepted
  door.addHook("onRequest", createClientLimits({ ...clientLimitNumbers, bodies: 0 }).limitBodies);
  await door.register(passGatewayCalls, { commerceUrl, commerceSecret: "secret", timeoutMs: 300 });
  door.get("/*", (_request, reply) => reply.type("text/html").send("a page"));
  await door.listen({ port: 0, host: "127.0.0.1" });
  port = (door.server.address() as AddressInfo).port;
});
afterEach(() => {
  mood = fine;
  seen.length = 0;
});
afterAll(async () => {
  await door.close();
  commerce.closeAllConnections();
  commerce.close();
});

/** Sends exactly these bytes, without headers that a client would add. */
function send(
  path: string,
  body: Buffer | string = "",
  headers: Record<string, string> = {},
  method = "POST",
) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number | undefined;
    headers: IncomingHttpHeaders;
    text: string;
  }>();
  const outgoing = httpRequest({ port, host: "127.0.0.1", path, method, headers }, (response) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      resolve({ status: response.statusCode, headers: response.headers, text });
    });
  });
  outgoing.on("error", reject);
  outgoing.end(body);
  return promise;
}

const paths = Object.keys(gatewayReplies);
const odd = Buffer.from([0xff, 0xfe, 0, 0x22, 0xc3, 0x28, 0x0d, 0x0a]);

describe.each(paths)("%s", (path) => {
  test.each([
    "text/json; charset=UTF-8",
    "application/json",
    "application/x-www-form-urlencoded",
    "nonsense",
    "",
  ])("forwards a body of the type %j unchanged", async (type) => {
    const authorization = "Basic UGF5Y29tOmtleQ==";
    await send(path, odd, type === "" ? { authorization } : { authorization, "content-type": type });
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ method: "POST", url: path });
    expect(seen[0]?.body.equals(odd)).toBe(true);
    expect(seen[0]?.headers["content-type"]).toBe(type === "" ? undefined : type);
    expect(seen[0]?.headers.authorization).toBe("Basic UGF5Y29tOmtleQ==");
  });

  test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "forwards %s instead of rendering a page",
    async (method) => {
      const { status, text } = await send(path, "", {}, method);
      expect({ status, text }).toEqual({ status: 200, text: method === "HEAD" ? "" : fine.body });
      expect(seen.map((call) => call.method)).toEqual([method]);
    },
  );

  test("forwards TRACE like any other method than POST, and echoes nothing", async () => {
    const { status, text } = await send(path, "", { cookie: "a=b" }, "TRACE");
    expect({ status, text }).toEqual({ status: 200, text: fine.body });
    expect(seen.map(({ method }) => method)).toEqual(["GET"]);
  });

  test("accepts the address with a slash at its end", async () => {
    const { status, text } = await send(`${path}/`, odd);
    expect({ status, text }).toEqual({ status: 200, text: fine.body });
    expect(seen[0]).toMatchObject({ method: "POST", url: path });
    expect(seen[0]?.body.equals(odd)).toBe(true);
  });

  test.each([path, `${path}/`])(
    "accepts bodies from a client whose limit for other addresses is used up: %s",
    async (url) => {
      const halves = connect(port, "127.0.0.1");
      halves.write(`POST ${url} HTTP/1.1\r\nhost: shop\r\ncontent-length: 4\r\nconnection: close\r\n\r\n12`);
      // answered only after earlier data on the connection is read
      expect((await send("/none")).status).toBe(404);
      let text = "";
      halves.on("data", (chunk) => (text += chunk.toString()));
      halves.write("34");
      await once(halves, "close");
      expect(text).toMatch(/^HTTP\/1\.1 200 /);
      expect(seen.map(({ body }) => body.toString())).toEqual(["1234"]);
    },
  );

  test("answers with the unchanged bytes of commerce, without caching or compressing them", async () => {
    mood = { status: 200, type: "text/json", body: odd };
    const { headers } = await send(path, "{}", {
      "accept-encoding": "gzip, br",
      "sec-fetch-site": "cross-site",
    });
    expect(headers).toMatchObject({ "content-type": "text/json", "cache-control": "no-store" });
    expect([headers["content-encoding"], headers["content-length"]]).toEqual([undefined, "8"]);
  });

  test("sets the headers about the caller itself, whatever the request contains", async () => {
    await send(path, "{}", {
      "x-forwarded-for": "185.234.113.1",
      forwarded: "for=185.234.113.1",
      "x-real-ip": "185.234.113.1",
      "x-commerce-secret": "guessed",
      cookie: "a=b",
    });
    const { headers } = seen[0]!;
    expect(headers).toMatchObject({ "x-forwarded-for": "127.0.0.1", "x-commerce-secret": "secret" });
    expect([headers.forwarded, headers["x-real-ip"], headers.cookie]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("accepts 64 KB and refuses a byte more, in chunks or not, in the words of the protocol", async () => {
    await send(path, Buffer.alloc(65_536, 32));
    expect(seen[0]?.body).toHaveLength(65_536);
    for (const [name, value] of [
      ["content-length", "65537"],
      ["transfer-encoding", "chunked"],
    ] as const) {
      const { status, text } = await send(path, Buffer.alloc(65_537, 32), { [name]: value });
      expect({ status, text }).toEqual({ status: 200, text: gatewayReplies[path]?.tooLarge });
    }
    expect(seen).toHaveLength(1);
  });

  test("never forwards an incomplete body", async () => {
    const socket = connect(port, "127.0.0.1");
    const closed = new Promise((done) => socket.once("close", done));
    socket.write(`POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-length: 100\r\n\r\n{"method":`);
    socket.end();
    socket.resume();
    await closed;
    await send(path, "whole");
    expect(seen.map(({ body }) => body.toString())).toEqual(["whole"]);
  });
});

const number = "9007199254740993";
const payme = (id: string) =>
  `{"error":{"code":-32400,"message":{"ru":"Магазин временно недоступен. Повторите запрос","uz":"Doʻkon vaqtincha ishlamayapti. Soʻrovni takrorlang","en":"The shop is unavailable for the moment. Repeat the request"},"data":null},"id":${id}}`;
const form = `click_trans_id=${number}&service_id=12345&merchant_trans_id=1234567890&error=0`;

/** Address, body, and the answer without commerce. */
const words: [path: string, body: string, answer: string][] = [
  ["/payments/payme", `{"method":"CheckTransaction","params":{"id":"7"},"id":${number}}`, payme(number)],
  ["/payments/payme", '{"id":"a\\"b\\u0041","method":"x"}', payme('"a\\"b\\u0041"')],
  ["/payments/payme", '{"method":"x","params":{"id":5}}', payme("null")],
  ["/payments/payme", '{"id":{"id":5}}', payme("null")],
  ["/payments/payme", '{"id":1', payme("null")],
  ["/payments/payme", "null", payme("null")],
  ["/payments/payme", "", payme("null")],
  [
    "/payments/click/prepare",
    form,
    `{"click_trans_id":${number},"merchant_trans_id":"1234567890","error":-7,"error_note":"Failed to update user"}`,
  ],
  [
    "/payments/click/complete",
    "click_trans_id=007&merchant_trans_id=%22%7D",
    '{"click_trans_id":"007","merchant_trans_id":"\\"}","error":-7,"error_note":"Failed to update user"}',
  ],
  ["/payments/click/complete", "", '{"error":-7,"error_note":"Failed to update user"}'],
  ["/payments/uzcard/callback", "{}", '{"status":0,"message":"The shop is unavailable for the moment"}'],
];

describe.each<[string, Mood]>([
  ["says nothing", "silent"],
  ["hangs up", "cut"],
  ["breaks", { status: 500, type: "text/html", body: "<h1>secret stack</h1>" }],
  ["moved", { status: 302, body: "" }],
])("when commerce %s", (_, without) => {
  test.each(words)("answers %s with %s in the words of its protocol", async (path, body, answer) => {
    mood = without;
    const { status, headers, text } = await send(path, body, { "content-type": "text/plain" });
    expect({ status, text, type: headers["content-type"] }).toEqual({
      status: 200,
      text: answer,
      type: "application/json; charset=utf-8",
    });
    expect(() => JSON.parse(text) as unknown).not.toThrow();
  });
});

test("answers a gateway when commerce cannot be reached", async () => {
  const gone = createServer();
  const commerceUrl = `http://127.0.0.1:${await listen(gone)}`;
  await new Promise((done) => gone.close(done));
  const alone = fastify();
  await alone.register(passGatewayCalls, { commerceUrl, commerceSecret: "secret" });
  const answer = await alone.inject({ method: "POST", url: "/payments/payme", payload: '{"id":12}' });
  expect([answer.statusCode, answer.body]).toEqual([200, payme("12")]);
  await alone.close();
});

test("takes the address of the client from a trusted proxy", async () => {
  const { port: commercePort } = commerce.address() as AddressInfo;
  const behind = fastify({ trustProxy: "loopback" });
  await behind.register(passGatewayCalls, {
    commerceUrl: `http://127.0.0.1:${commercePort}/`,
    commerceSecret: "secret",
  });
  const headers = { "x-forwarded-for": "203.0.113.9, 185.234.113.1" };
  await behind.inject({ method: "POST", url: "/payments/payme?a=b", payload: "{}", headers });
  expect(seen[0]?.headers["x-forwarded-for"]).toBe("185.234.113.1");
  expect(seen[0]?.url).toBe("/payments/payme");
  await behind.close();
});
