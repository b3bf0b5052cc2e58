import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { tokens } from "./commerce-answers.ts";
import { startApi, type Api } from "./start-api.ts";

let api: Api;

beforeAll(async () => void (api = await startApi()));
afterEach(() => api.commerce.reset());
afterAll(() => api.stop());

const token = tokens.seller;
const reply = "/sellers/me/reviews/prev_2/reply";

it("shows the dashboard of thirty days unless another period is requested", async () => {
  const { status, body, headers } = await api.call("GET", "/sellers/me/dashboard", { token });
  expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(body.data).not.toHaveProperty("sellerId");
  const [seen] = api.commerce.callsTo("/vendor/dashboard");
  expect([seen?.query.get("period"), seen?.headers.authorization]).toEqual(["30d", "Bearer jwt-seller"]);
  expect((await api.call("GET", "/sellers/me/dashboard?period=365d", { token })).status).toBe(400);
});

it("trims a reply and drops cached reviews", async () => {
  const list = "/products/ring/reviews";
  const reads = () => api.commerce.callsTo("/catalog/products/ring/reviews").length;
  await api.call("GET", list);
  const { status, body } = await api.call("PUT", reply, { token, body: { text: "  Спасибо! " } });
  expect([status, body.message]).toEqual([200, "Ответ опубликован"]);
  expect(api.commerce.callsTo("/vendor/reviews/prev_2/reply")[0]?.body).toEqual({ text: "Спасибо!" });
  await api.call("GET", list);
  expect(reads()).toBe(2);
});

it.each([
  [{ text: " x " }, "text"],
  [{ text: "x".repeat(2001) }, "text"],
  [{ text: "Спасибо\u0000" }, "text"],
  [{}, "text"],
  [{ text: "Спасибо!", replaces: "\ud83d" }, "replaces"],
  [{ text: "Спасибо!", sellerId: "sel_2" }, "sellerId"],
])("refuses a reply with %j without a call to commerce", async (wrong, field) => {
  const { status, body } = await api.call("PUT", reply, { token, body: wrong });
  expect([status, body.code]).toEqual([400, "invalid_input"]);
  expect(Object.keys(body.fields as object)).toEqual([field]);
  expect(api.commerce.callsTo("/vendor/reviews/prev_2/reply")).toEqual([]);
});

it("counts a view with the client address and without the user", async () => {
  const { status, body } = await api.call("POST", "/products/ring/views", { token: tokens.customer });
  expect([status, body]).toEqual([200, { success: true, data: {} }]);
  const [seen] = api.commerce.callsTo("/catalog/products/ring/views");
  expect(Object.keys(seen?.body as object)).toEqual(["client"]);
  expect(seen?.headers.authorization).toBeUndefined();
});

it("reports a visit and a search with the caller's address, and without who it is", async () => {
  for (const [path, body] of [
    ["/visits", {}],
    ["/searches", { q: "кольцо", found: false }],
  ] as const) {
    const { status } = await api.call("POST", path, {
      token: tokens.customer,
      body: path === "/visits" ? undefined : body,
    });
    const [seen] = api.commerce.callsTo(`/catalog${path}`);
    expect([path, status, seen?.body]).toEqual([path, 200, { ...body, client: expect.any(String) }]);
  }
});
