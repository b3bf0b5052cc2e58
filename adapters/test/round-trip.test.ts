import type { CallName } from "@bezak/contract/access-table.ts";
import type { Route } from "@bezak/contract/route.ts";
import { domains } from "@bezak/contract/domains.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tokens } from "./commerce-answers.ts";
import { exampleRequest, tokenFor } from "./example-request.ts";
import { startApi, type Api } from "./start-api.ts";

let api: Api;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const routes = Object.values(domains).flatMap((calls) =>
  Object.entries(calls).map(([name, route]: [string, Route]) => ({ ...route, name: name as CallName })),
);

/** GET routes with a PUT of the same path, except for a list whose rows are written one by one. */
const pairs = routes
  .filter(({ method }) => method === "PUT")
  .flatMap((put) => routes.filter(({ method, path }) => method === "GET" && path === put.path))
  .map((route) => ({
    path: route.path,
    address: exampleRequest(route.name, route).path.split("?")[0]!,
    token: tokenFor(route),
  }))
  .filter(({ path }) => path !== "/admin/commission-rules");

it("finds the paths with both GET and PUT", () => {
  expect(pairs.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/users/profile", "/sellers/me/settings", "/sellers/me/products/{id}"]),
  );
});

it.each(pairs)("accepts the answer of GET $path as the body of PUT", async ({ address, token }) => {
  const shown = await api.call("GET", address, { token });
  expect(shown.status).toBe(200);
  const written = await api.call("PUT", address, { token, body: shown.body.data });
  expect(written.body.fields ?? {}).toEqual({});
  expect(written.status).toBe(200);
});

it("accepts a blocked user with a picture back, also without a reason", async () => {
  const path = "/admin/users/customer_1";
  const { data } = (await api.call("GET", path, { token: tokens.admin })).body;
  const blocked = {
    ...(data as object),
    blocked: true,
    blockedReason: "Поддельные отзывы",
    avatar: "/files/a.webp",
  };
  api.commerce.calls.length = 0;
  expect((await api.call("PUT", path, { token: tokens.admin, body: blocked })).status).toBe(200);
  const [sent] = api.commerce.callsTo("/admin/users/customer_1");
  expect(sent?.body).toMatchObject({ blocked: true, reason: "Поддельные отзывы" });
  expect(sent?.body).not.toHaveProperty("avatar");
  const noReason = { ...blocked, blockedReason: null };
  expect((await api.call("PUT", path, { token: tokens.admin, body: noReason })).status).toBe(200);
  expect(api.commerce.callsTo("/admin/users/customer_1").at(-1)?.body).not.toHaveProperty("reason");
});

it("sends commerce the stock that was shown when a product is sent back", async () => {
  const shown = await api.call("GET", "/sellers/me/products/prod_1", { token: tokens.seller });
  api.commerce.calls.length = 0;
  await api.call("PUT", "/sellers/me/products/prod_1", { token: tokens.seller, body: shown.body.data });
  const [sent] = api.commerce.callsTo("/vendor/products/prod_1");
  expect(sent?.body).toMatchObject({ stock: 5, shownStock: 5, variants: [{ stock: 5, shownStock: 5 }] });
});

it.each(pairs)("refuses an unknown field in PUT $path", async ({ address, token }) => {
  const written = await api.call("PUT", address, { token, body: { foo: 1 } });
  expect([written.status, Object.keys(written.body.fields as object)]).toContainEqual(400);
});
