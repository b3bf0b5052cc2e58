import type { Route } from "@bezak/contract/route.ts";
import { domains } from "@bezak/contract/domains.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tokens } from "./commerce-answers.ts";
import { tokenFor } from "./example-request.ts";
import { startApi, type Api } from "./start-api.ts";

let api: Api;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const routes: Route[] = Object.values(domains).flatMap((calls): Route[] => Object.values(calls));

/** What can be read and written at one address; a list is written row by row. */
const pairs = routes
  .filter(({ method }) => method === "PUT")
  .flatMap((put) => routes.filter(({ method, path }) => method === "GET" && path === put.path))
  .map((route) => ({ path: route.path, token: tokenFor(route) }))
  .filter(({ path }) => path !== "/admin/commission-rules");

it("finds the addresses that can be read and written", () => {
  expect(pairs.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/users/profile", "/sellers/me/settings", "/sellers/me/products/{id}"]),
  );
});

it.each(pairs)("takes back with a PUT what the GET of $path gave", async ({ path, token }) => {
  const address = path.replace("{id}", "prod_1");
  const shown = await api.call("GET", address, { token });
  expect(shown.status).toBe(200);
  const written = await api.call("PUT", address, { token, body: shown.body.data });
  expect(written.body.fields ?? {}).toEqual({});
  expect(written.status).toBe(200);
});

it("hands on with a product that is sent back which stock was shown", async () => {
  const shown = await api.call("GET", "/sellers/me/products/prod_1", { token: tokens.seller });
  api.commerce.calls.length = 0;
  await api.call("PUT", "/sellers/me/products/prod_1", { token: tokens.seller, body: shown.body.data });
  const [sent] = api.commerce.callsTo("/vendor/products/prod_1");
  expect(sent?.body).toMatchObject({ stock: 5, shownStock: 5, variants: [{ stock: 5, shownStock: 5 }] });
});

it.each(pairs)("refuses with a PUT to $path a field that nobody knows", async ({ path, token }) => {
  const address = path.replace("{id}", "prod_1");
  const written = await api.call("PUT", address, { token, body: { foo: 1 } });
  expect([written.status, Object.keys(written.body.fields as object)]).toContainEqual(400);
});
