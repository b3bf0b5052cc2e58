import type { CallName } from "@bezak/contract/access-table.ts";
import { roles, type Route } from "@bezak/contract/route.ts";
import { domains } from "@bezak/contract/domains.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerText } from "../src/answer-text.ts";
import { tokens } from "./commerce-answers.ts";
import { exampleRequest, tokenFor } from "./example-request.ts";
import { startApi, type Api } from "./start-api.ts";

/** For each list in an answer, a copy of the answer with an invalid first row in it. */
function bodiesWithOddRow(route: Route, body: Record<string, unknown>): unknown[] {
  const { data } = body;
  if (route.method !== "GET") return [];
  if (Array.isArray(data)) return [{ ...body, data: [null, ...(data as unknown[])] }];
  if (route.path.includes("{") || typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, rows]) =>
    Array.isArray(rows) ? [{ ...body, data: { ...data, [name]: [null, ...(rows as unknown[])] } }] : [],
  );
}

const routes: [name: string, route: Route][] = Object.values(domains).flatMap((calls) =>
  Object.entries(calls),
);
const mounted = new Set<string>();
let api: Api;

beforeAll(async () => {
  api = await startApi({}, (app) =>
    app.addHook("onRoute", ({ method, url, config }) => {
      const marked = (config as { contractPath?: string } | undefined)?.contractPath;
      if (marked) for (const one of [method].flat()) mounted.add(`${one} ${url}`);
    }),
  );
});
afterAll(() => api.stop());

describe("the calls of the contract", () => {
  it.each(routes)("include %s, whose answer fits its schema", async (name, route) => {
    const token = tokenFor(route);
    const request = exampleRequest(name as CallName, route);
    const { status, headers, body } = await api.call(route.method, request.path, {
      token,
      body: request.body,
    });
    expect(status).toBe(route.success.status);
    // commerce audits every write below /admin (its audit-administrators.ts)
    const writes = api.commerce.calls.filter(({ method }) => method !== "GET");
    if (token === tokens.admin && route.method !== "GET")
      expect(writes.map(({ path }) => path.startsWith("/admin/"))).toContain(true);
    api.commerce.reset();
    if (route.file) {
      expect(route.file).toContain(headers.get("content-type"));
      return;
    }
    expect(body).toMatchObject({ success: true });
    // The schema removes undeclared fields: equality means that the answer had none.
    expect(route.success.schema.parse(body)).toEqual(body);
    for (const withOddRow of bodiesWithOddRow(route, body)) {
      // A schema that accepts the row has nothing to leave out.
      if (route.success.schema.safeParse(withOddRow).success) continue;
      expect(JSON.parse(answerText(route, withOddRow, { error: () => {} }, { count: 0 }))).toEqual(body);
    }
  });

  it.each(routes.filter(([, { access }]) => access !== "public"))(
    "refuse guests and every role without access: %s",
    async (name, route) => {
      const request = exampleRequest(name as CallName, route);
      const ask = (token?: string) => api.call(route.method, request.path, { token, body: request.body });
      expect((await ask()).status).toBe(401);
      for (const role of roles.filter((one) => !route.access.includes(one)))
        expect([role, (await ask(tokens[role === "buyer" ? "customer" : role])).status]).toEqual([role, 403]);
      expect(api.commerce.calls.filter(({ path }) => path !== "/internal/auth/session")).toEqual([]);
      api.commerce.reset();
    },
  );

  it("are exactly the mounted routes", () => {
    const expected = routes.flatMap(([, { method, path }]) => {
      const url = `/api/v1${path.replace(/\{(\w+)\}/g, ":$1")}`;
      return method === "GET" ? [`GET ${url}`, `HEAD ${url}`] : [`${method} ${url}`];
    });
    expect([...mounted].sort()).toEqual(expected.sort());
  });

  it("have unique names and addresses", () => {
    expect(new Set(routes.map(([name]) => name)).size).toBe(routes.length);
    expect(new Set(routes.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(routes.length);
  });
});
