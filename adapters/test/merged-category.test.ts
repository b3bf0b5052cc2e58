import { afterAll, beforeAll, expect, it } from "vitest";
import { startApi, type Api } from "./start-api.ts";

let api: Api;

beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

it.each(["cat_bands", "bands"])("answers %s with the category into which it was merged", async (key) => {
  const { status, body } = await api.call("GET", `/categories/${key}`);
  expect([status, body.data]).toMatchObject([200, { id: "cat_rings", slug: "rings" }]);
  expect(body.data).not.toHaveProperty("formerKeys");
});
