import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { tokens } from "./commerce-answers.ts";
import { startApi, type Api } from "./start-api.ts";

let api: Api;
beforeAll(async () => void (api = await startApi()));
afterEach(() => api.commerce.reset());
afterAll(() => api.stop());

const path = "/sellers/me/imports";

function form(bytes: number): FormData {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(bytes)]), "goods.csv");
  return body;
}

it("accepts a spreadsheet of twenty megabytes, but no larger one and no picture of that size", async () => {
  const send = (bytes: number, where = path) =>
    api.call("POST", where, { token: tokens.seller, body: form(bytes) });
  expect((await send(sellerLimits.importBytes)).status).toBe(201);
  expect(api.commerce.callsTo("/vendor/product-imports")).toHaveLength(1);
  const { status, body } = await send(sellerLimits.importBytes + 100_000);
  expect([status, body.code]).toEqual([413, "table_too_large"]);
  const picture = await send(sellerLimits.importBytes, "/upload");
  expect([picture.status, picture.body.code]).toEqual([413, "file_too_large"]);
  expect(api.commerce.calls.filter(({ path }) => path.includes("import"))).toHaveLength(1);
});

it("sends the reader's language to commerce, which writes the messages about rows", async () => {
  const headers = { "accept-language": "uz" };
  await api.call("GET", `${path}/import_1`, { token: tokens.seller, headers });
  await api.call("POST", path, { token: tokens.seller, headers, body: form(10) });
  const calls = api.commerce.calls.filter(({ path }) => path.includes("import"));
  expect(calls.map(({ method, query }) => [method, query.get("language")])).toEqual([
    ["GET", "uz"],
    ["POST", "uz"],
  ]);
});

it("passes on a template with its name and media type", async () => {
  const { status, headers } = await api.call("GET", `${path}/template?format=csv`, { token: tokens.seller });
  expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(headers.get("content-disposition")).toMatch(/^attachment; filename=/);
  const refused = await api.call("GET", `${path}/template?format=exe`, { token: tokens.seller });
  expect([refused.status, refused.body.code]).toEqual([400, "invalid_query"]);
});
