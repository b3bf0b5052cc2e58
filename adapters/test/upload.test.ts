import { request } from "node:http";
import { uploadLimits } from "@bezak/contract/upload-types.ts";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { commerceAnswers, tokens } from "./commerce-answers.ts";
import { startApi, type Api } from "./start-api.ts";

let api: Api;
beforeAll(async () => void (api = await startApi()));
afterEach(() => api.commerce.reset());
afterAll(() => api.stop());

function form(bytes = Buffer.from("bytes of a picture")): FormData {
  const body = new FormData();
  body.append("type", "review");
  body.append("file", new Blob([new Uint8Array(bytes)]), "ring.jpg");
  return body;
}
const uploads = () => api.commerce.callsTo("/internal/uploads");
const send = (body: unknown, options: object = {}) =>
  api.call("POST", "/upload", { token: tokens.customer, body, ...options });

it("passes on a form unchanged with the token of the signed-in user", async () => {
  for (const [token, jwt] of [
    [tokens.customer, "jwt-customer"],
    [tokens.seller, "jwt-seller"],
    [tokens.admin, "jwt-admin"],
  ] as const) {
    api.commerce.reset();
    const { status, body } = await send(form(), { token });
    expect([status, (body.data as { type: string }).type]).toEqual([201, "review"]);
    expect(JSON.stringify(body)).not.toContain("ownerId");
    const [seen] = uploads();
    expect(seen?.headers).toMatchObject({
      authorization: `Bearer ${jwt}`,
      "x-commerce-secret": "test-secret",
    });
    expect(seen?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen?.body).toContain("bytes of a picture");
  }
});

it("requires a session and a form before it reads the body", async () => {
  expect((await send(form(), { token: undefined })).status).toBe(401);
  for (const type of [
    "application/json",
    "text/plain",
    "multipart/mixed; boundary=a",
    "multipart/form-data",
  ]) {
    const { status, body } = await send("{}", { headers: { "content-type": type } });
    expect([type, status, body.code]).toEqual([type, 415, "form_expected"]);
  }
  expect(uploads()).toEqual([]);
});

it("refuses a form in other calls", async () => {
  const { status, body } = await api.call("POST", "/orders", { token: tokens.customer, body: form() });
  expect([status, body.code]).toEqual([415, "unsupported_media_type"]);
});

it("refuses a form that is too large, with or without content-length, with a readable answer", async () => {
  const announced = await send(form(Buffer.alloc(uploadLimits.bytes + 200_000)));
  expect([announced.status, announced.body.code]).toEqual([413, "file_too_large"]);
  expect(uploads()).toEqual([]);

  const answer = await new Promise<{ status?: number; text: string }>((done, fail) => {
    const headers = {
      authorization: `Bearer ${tokens.customer}`,
      "content-type": "multipart/form-data; boundary=b",
      "transfer-encoding": "chunked",
    };
    const outgoing = request(`${api.origin}/api/v1/upload`, { method: "POST", headers }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () => done({ status: response.statusCode, text }));
    });
    outgoing.on("error", fail);
    for (let sent = 0; sent < uploadLimits.bytes + 1_000_000; sent += 500_000)
      outgoing.write(Buffer.alloc(500_000));
    outgoing.end();
  });
  expect([answer.status, (JSON.parse(answer.text) as { code: string }).code]).toEqual([
    413,
    "file_too_large",
  ]);
});

it("passes on the refusal of commerce with Retry-After", async () => {
  api.commerce.respond = (call) =>
    call.path === "/internal/uploads"
      ? { status: 429, body: { code: "upload_quota_reached", details: { retryAfter: 77 } } }
      : commerceAnswers(call);
  const { status, body, headers } = await send(form(), { headers: { "accept-language": "en" } });
  expect([status, body.code, headers.get("retry-after")]).toEqual([429, "upload_quota_reached", "77"]);
  expect(body.message).toBe("You have uploaded too many files today. Try again tomorrow");
});

it("answers 503 during an outage of commerce", async () => {
  api.commerce.respond = (call) => (call.path === "/internal/uploads" ? "cut" : commerceAnswers(call));
  const { status, body } = await send(form());
  expect([status, body.code]).toEqual([503, "commerce_unavailable"]);
});
