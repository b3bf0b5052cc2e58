import { afterAll, beforeAll, expect, it } from "vitest";
import { startApi, type Api } from "./start-api.ts";

let api: Api;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

it("answers a removed product with 410 and the category of similar products only", async () => {
  const { status, body } = await api.call("GET", "/products/old", { headers: { "accept-language": "uz" } });
  expect([status, body.code, body.message]).toEqual([410, "product_gone", "Bu mahsulot endi sotilmaydi"]);
  expect(body.details).toEqual({ category: "rings" });
  expect((await api.call("GET", "/products/never")).status).toBe(404);
});
