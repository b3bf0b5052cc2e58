import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pageQuery } from "@bezak/contract/envelope.ts";
import { roles, type Route } from "@bezak/contract/route.ts";
import { domains } from "@bezak/contract/domains.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { validateAnswer } from "./validate-answer.ts";
import { readBack } from "./read-back.ts";
import { toExampleRequest, arbitraryRequest } from "./requests.ts";

const route = domains.reference.deliveryTerms;
const request = (valid: boolean) => ({ name: "deliveryTerms", route, path: route.path, headers: {}, valid });
const answer = (status: number, body: unknown) => ({
  status,
  type: "application/json; charset=utf-8",
  text: JSON.stringify(body),
});
const good = { success: true, data: { fee: 25_000, freeFrom: null } };
const refusal = (code: string) => ({ success: false, message: "x", error: "x", code, requestId: "1" });

test.each([
  ["a good answer", request(true), answer(200, good), null],
  ["the refusal of an invalid request", request(false), answer(400, refusal("invalid_query")), null],
  ["a missing object", request(true), answer(404, refusal("not_found")), null],
  ["the refusal of an overloaded shop", request(true), answer(503, refusal("overloaded")), null],
  ["a server error with status 503", request(true), answer(503, refusal("server_error")), "answered 503"],
  ["a server error with status 500", request(true), answer(500, refusal("server_error")), "answered 500"],
  ["a success of another shape", request(true), answer(200, { success: true, data: {} }), "schema"],
  ["a failure of another shape", request(true), answer(404, { message: "?" }), "another shape"],
  ["a page of HTML", request(true), { status: 404, type: "text/html", text: "<p>" }, "not JSON"],
  ["an invalid request that was accepted", request(false), answer(200, good), "accepted what"],
  [
    "a valid request that was refused",
    request(true),
    answer(400, refusal("invalid_query")),
    "refuses a request",
  ],
])("validates %s", (_, sent, answered, complaint) => {
  const found = validateAnswer(sent, answered);
  if (complaint === null) expect(found).toBeNull();
  else expect(found).toContain(complaint);
});

test("allows a call with the error invalid_query to refuse a query that its schema accepts, when it names the fields", () => {
  const refused = { ...refusal("invalid_query"), fields: { category: "x" } };
  const sent = { ...request(true), route: domains.catalog.products };
  expect(validateAnswer(sent, answer(400, refused))).toBeNull();
  expect(validateAnswer(sent, answer(400, refusal("invalid_query")))).toContain("refuses a request");
  expect(validateAnswer(request(true), answer(400, refused))).toContain("refuses a request");
});

test("requires a JSON file to match its schema exactly", () => {
  const file = ["application/json; charset=utf-8"];
  const sent = { ...request(true), route: { ...route, file } };
  expect(validateAnswer(sent, answer(200, good))).toBeNull();
  for (const wrong of [
    { ...good, more: 1 },
    { success: true, data: {} },
  ])
    expect(validateAnswer(sent, answer(200, wrong))).toContain("schema");
  expect(validateAnswer(sent, { ...answer(200, good), type: "text/csv" })).toContain("answered text/csv");
});

test("accepts gateway_unavailable only from calls that declare it", () => {
  const away = answer(503, refusal("gateway_unavailable"));
  const call = domains.payments.payByCard;
  expect(validateAnswer({ ...request(true), route: call }, away)).toBeNull();
  expect(validateAnswer({ ...request(true), route: call }, answer(503, refusal("server_error")))).toContain(
    "503",
  );
  expect(validateAnswer(request(true), away)).toContain("503");
});

test("makes valid and invalid requests for every call", () => {
  const known = {
    ids: ["prod_1"],
    tokens: ["token"],
    proofs: new Map(),
    people: {},
    callers: {},
    spareTokens: {},
    examples: {},
  };
  for (const [name, call] of Object.entries({ ...domains.catalog, ...domains.orders, ...domains.payments })) {
    const made = fc.sample(arbitraryRequest(name, call, known), { numRuns: 300, seed: 7 });
    expect([name, made.some(({ valid }) => valid)]).toEqual([name, true]);
    // a call without query and body has nothing to refuse
    const reads = "query" in call || "body" in call;
    expect([name, made.some(({ valid }) => !valid)]).toEqual([name, reads]);
  }
});

test("sends an example unchanged, with a token of its role", () => {
  const { resetPassword, login, logout, register, endSession } = domains.auth;
  const body = { token: "of a mail", password: "another horse" };
  const known = {
    ids: ["prod_1"],
    tokens: ["one", "two"],
    people: {},
    proofs: new Map<string, string>(),
    spareTokens: { login: ["spare"] },
    callers: { seller: "shop" },
    examples: {
      resetPassword: { body },
      login: { body: { email: "nobody" } },
      parcelLabels: { query: "id=1" },
      sendImport: { file: "table" as const },
    },
  };
  expect(toExampleRequest("resetPassword", resetPassword, known)).toMatchObject({
    path: "/auth/reset-password",
    token: "one",
    body: JSON.stringify(body),
    valid: true,
  });
  expect(toExampleRequest("login", login, known)).toMatchObject({ token: "spare", valid: false });
  // a call without parameters and body needs no example
  expect(toExampleRequest("logout", logout, known)).toMatchObject({
    token: "one",
    path: logout.path,
    valid: true,
  });
  expect(toExampleRequest("register", register, known)).toBeUndefined();
  expect(toExampleRequest("endSession", endSession, known)).toBeUndefined();
  const { parcelLabels } = domains.parcels;
  const labels = { token: "shop", path: `${parcelLabels.path}?id=1`, body: undefined, valid: true };
  expect(toExampleRequest("parcelLabels", parcelLabels, known)).toMatchObject(labels);
  expect(toExampleRequest("sendImport", domains.productImports.sendImport, known)).toBeUndefined();
});

test("reads every list and item back, and names those that break", async () => {
  const city = { id: "tas", name: "Ташкент" };
  const item = { success: true, data: city };
  const answers: Record<string, [number, unknown]> = {
    "guest /shops?limit=100": [200, { success: true, data: [city], pagination: { pages: 2 } }],
    "guest /shops?limit=100&page=2": [200, { success: true, data: [{ ...city, id: "second/1" }] }],
    "guest /shops/tas": [200, item],
    "guest /shops/second%2F1": [500, refusal("server_error")],
    "one /orders?q=all": [200, { success: true, data: [{ id: "of-one" }] }],
    "two /orders?q=all": [200, { success: true, data: [{ id: 7 }] }],
    "one /orders/of-one": [200, item],
    "one /shops/tas/mine": [200, item],
    "guest /health": [200, { success: true, data: { rowsLeftOut: 2 } }],
  };
  const paths: string[] = [];
  const server = createServer((request, response) => {
    const who = request.headers.authorization?.replace("Bearer ", "") ?? "guest";
    const path = `${who} ${request.url?.replace("/api/v1", "")}`;
    paths.push(path);
    const [status, body] = answers[path] ?? [403, refusal("forbidden")];
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const one = z.object({ id: z.string() });
  const call = (path: string, access: Route["access"], data: z.ZodType, query?: z.ZodObject): Route => ({
    method: "GET",
    path,
    access,
    summary: "",
    ...(query && { query }),
    success: { status: 200, schema: z.object({ data }) },
  });
  const paged = z.object(pageQuery);
  const calls = Object.entries({
    shops: call("/shops", "public", z.array(one), paged),
    shop: call("/shops/{id}", "public", one),
    mine: call("/shops/{id}/mine", roles, one),
    orders: call("/orders", roles, z.array(one)),
    order: call("/orders/{id}", roles, one),
    settings: call("/settings", ["admin"], one),
    paper: { ...call("/paper", roles, one), file: ["application/pdf"] },
    write: { ...call("/orders/{id}/write", roles, one), method: "POST" as const },
  });
  const port = (server.address() as AddressInfo).port;
  const people = { first: "one", second: "two" };
  const report = await readBack(`http://127.0.0.1:${port}`, calls, people, { orders: "q=all" });
  server.close();
  expect(paths.filter((path) => !path.includes("/mine") && !path.includes("/settings")).toSorted()).toEqual(
    Object.keys(answers)
      .filter((path) => !path.includes("/mine"))
      .toSorted(),
  );
  // every request but /health reads stored data
  expect(report.sent).toBe(paths.length - 1);
  const named = report.complaints.map((complaint) => complaint.split("\n")[0]).toSorted();
  expect(named).toEqual([
    "2 rows of lists were left out: the log says which",
    "orders as second does not match its schema: data.0.id Invalid input: expected string, received number",
    "settings was never read successfully",
    "shop as guest answered 500",
  ]);
});
