import { domains } from "@bezak/contract/domains.ts";
import type { Route } from "@bezak/contract/route.ts";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { startApi, type Api } from "./start-api.ts";

interface Operation {
  parameters: { name?: string; in?: string; $ref?: string; schema?: object }[];
  description: string;
  requestBody?: object;
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>;
  security?: unknown;
  [extension: `x-${string}`]: unknown;
}
interface Document {
  openapi: string;
  info: { description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Record<string, unknown>> };
}

let api: Api;
let document: Document;

beforeAll(async () => {
  api = await startApi();
  document = (await api.call("GET", "/openapi.json")).body as unknown as Document;
});
afterAll(() => api.stop());

const routes: Route[] = Object.values(domains).flatMap((calls) => Object.values(calls));
const operation = (method: string, path: string) => document.paths[path]?.[method] as Operation;

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1 and follows the recommended rules of redocly", async () => {
    expect(document.openapi).toBe("3.1.1");
    // the specification's paths: /products/category/{id} beside /products/{id}/reviews
    const rules = { "no-ambiguous-paths": "off" } as const;
    const config = await createConfig({ extends: ["recommended"], rules });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    const shown = problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]);
    expect(shown).toEqual([]);
  });

  it("describes each domain, and the rules of each call", () => {
    for (const { name, description } of document.tags)
      expect([name, description]).toEqual([name, expect.stringMatching(/\w{3}/)]);
    expect(operation("put", "/admin/sellers/{id}/cash-collector").description).toBe(
      "For administrators. Needs the proof of a recent password entry in `X-Confirmation`. A stale `version` is refused with the current object in `details.current`, and itself in `details.sent`. An extension of the specification.",
    );
  });

  it("shows words of a query as booleans, and the keys of a record", () => {
    const { schemas } = document.components;
    expect(
      operation("get", "/products").parameters.find(({ name }) => name === "inStock")?.schema,
    ).toMatchObject({
      type: "boolean",
    });
    const { counts } = (schemas.ApplicationPage as { properties: Record<string, object> }).properties;
    expect(Object.keys((counts as { properties: object }).properties)).toEqual([
      "pending",
      "approved",
      "rejected",
    ]);
  });

  it("states correctly that pages of other sites cannot use the API", async () => {
    expect(document.info.description).toContain("no CORS headers, and `OPTIONS` is 405");
    const headers = { origin: "https://elsewhere.example", "access-control-request-method": "GET" };
    const answers = await Promise.all([
      api.call("OPTIONS", "/products", { headers }),
      api.call("GET", "/products", { headers }),
    ]);
    expect(answers[0].status).toBe(405);
    for (const answer of answers)
      expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  it("has every call of the contract and no other", () => {
    const described = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it("has an example request and answer for every call that has them", () => {
    for (const { method, path, body, file } of routes) {
      const { requestBody, responses } = operation(method.toLowerCase(), path);
      const shown = (content: unknown) => JSON.stringify(content ?? {}).includes('"example":');
      expect([path, shown(requestBody)]).toEqual([path, body !== undefined]);
      const [success] = Object.entries(responses).filter(([status]) => status.startsWith("2"));
      expect([path, shown(success)]).toEqual([path, file === undefined]);
    }
  });

  it("uses existing named schemas in every body and answer", () => {
    const text = JSON.stringify(document);
    const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    for (const name of names) expect(Object.keys(document.components.schemas)).toContain(name);
    for (const item of Object.values(document.paths)) {
      for (const { responses } of Object.values(item)) {
        for (const { content } of Object.values(responses)) {
          for (const [type, { schema }] of Object.entries(content ?? {})) {
            if (type === "application/json") expect(schema.$ref).toMatch(/^#\/components\/schemas\//);
            else expect(schema).toEqual({ type: "string", format: "binary" });
          }
        }
      }
    }
  });

  it("states the access, idempotency and extension of calls", () => {
    const place = operation("post", "/orders");
    expect(place).toMatchObject({
      security: [{ bearer: [] }],
      "x-idempotent": true,
      "x-access": ["buyer", "seller"],
    });
    expect(place.parameters).toContainEqual({ $ref: "#/components/parameters/IdempotencyKey" });
    expect(Object.keys(place.responses)).toEqual(
      expect.arrayContaining(["201", "400", "401", "403", "409", "413", "415", "422", "429", "500", "503"]),
    );
    expect(operation("post", "/cart/quote")["x-extension"]).toBe(true);
    expect(operation("get", "/products").security).toEqual([]);
    expect(Object.keys(operation("get", "/products").responses)).toContain("304");
    // an address with a parameter may be one that cannot be decoded
    const named = routes.filter(({ path }) => path.includes("{"));
    expect(named.length).toBeGreaterThan(35);
    for (const { method, path } of named)
      expect([path, Object.keys(operation(method.toLowerCase(), path).responses)]).toEqual([
        path,
        expect.arrayContaining(["400"]),
      ]);
  });

  it("describes parameters with their limits and defaults", () => {
    const { parameters } = operation("get", "/products");
    const toSchema = (name: string) => parameters.find((parameter) => parameter.name === name)?.schema;
    expect(toSchema("limit")).toEqual({ type: "integer", minimum: 1, maximum: 100, default: 20 });
    expect(toSchema("sort")).toMatchObject({ default: "popularity" });
    expect(operation("get", "/products/{id}").parameters[0]).toMatchObject({
      name: "id",
      in: "path",
      required: true,
    });
  });
});

it("uses strict objects in all requests, so that a misspelt field is an error", () => {
  const open: string[] = [];
  const walk = (schema: unknown, at: string): void => {
    if (typeof schema !== "object" || schema === null) return;
    const { type, additionalProperties, ...rest } = schema as Record<string, unknown>;
    if (type === "object" && additionalProperties === undefined) open.push(at);
    for (const [key, value] of Object.entries(rest)) walk(value, `${at}.${key}`);
  };
  for (const { method, path, body, query } of routes) {
    for (const schema of [body, query]) {
      if (schema) walk(z.toJSONSchema(schema, { io: "input" }), `${method} ${path}`);
    }
  }
  expect(open).toEqual([]);
});

it("loads all assets of the documentation page from its own origin", async () => {
  const page = await fetch(`${api.origin}/api/v1/docs`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  const assets = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = ""]) => address);
  expect(assets.length).toBeGreaterThan(3);
  for (const asset of assets) {
    expect(asset).toMatch(/^\/api\/v1\/docs\//);
    expect((await fetch(api.origin + asset)).status).toBe(200);
  }
  expect(html.match(/<script(?![^>]*src=)/)).toBeNull();
  expect((await fetch(`${api.origin}/api/v1/docs/json`)).status).toBe(200);
});
