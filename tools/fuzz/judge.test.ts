import { rooms } from "@bezak/contract/routes.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { complaintAbout } from "./judge.ts";
import { exampleOf, requestsOf } from "./requests.ts";

const route = rooms.reference.deliveryTerms;
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
  ["a refusal of what is wrong", request(false), answer(400, refusal("invalid_query")), null],
  ["what is not there", request(true), answer(404, refusal("not_found")), null],
  ["what is refused before it begins", request(true), answer(503, refusal("overloaded")), null],
  ["another moment without an answer", request(true), answer(503, refusal("server_error")), "answered 503"],
  ["a fault of the server", request(true), answer(500, refusal("server_error")), "answered 500"],
  ["another shape", request(true), answer(200, { success: true, data: {} }), "schema"],
  ["a failure of another shape", request(true), answer(404, { message: "?" }), "another shape"],
  ["a page of HTML", request(true), { status: 404, type: "text/html", text: "<p>" }, "not JSON"],
  ["something invalid accepted", request(false), answer(200, good), "accepted what"],
  ["something valid refused", request(true), answer(400, refusal("invalid_query")), "refuses a request"],
])("%s is judged", (_, asked, answered, complaint) => {
  const said = complaintAbout(asked, answered);
  if (complaint === null) expect(said).toBeNull();
  else expect(said).toContain(complaint);
});

test("a gateway that is away is no fault of the shop, but of calls that need none", () => {
  const away = answer(503, refusal("gateway_unavailable"));
  const call = rooms.payments.payByCard;
  expect(complaintAbout({ ...request(true), route: call }, away)).toBeNull();
  expect(complaintAbout({ ...request(true), route: call }, answer(503, refusal("server_error")))).toContain(
    "503",
  );
  expect(complaintAbout(request(true), away)).toContain("503");
});

test("every call gets requests the contract allows and such that it refuses", () => {
  const known = {
    ids: ["prod_1"],
    tokens: ["token"],
    proofs: new Map(),
    callers: {},
    spareTokens: {},
    examples: {},
  };
  for (const [name, call] of Object.entries({ ...rooms.catalog, ...rooms.orders, ...rooms.payments })) {
    const made = fc.sample(requestsOf(name, call, known), { numRuns: 300, seed: 7 });
    expect([name, made.some(({ valid }) => valid)]).toEqual([name, true]);
    // a call that reads nothing refuses nothing
    const reads = "query" in call || "body" in call;
    expect([name, made.some(({ valid }) => !valid)]).toEqual([name, reads]);
  }
});

test("an example is asked for as it is, by whom it is for", () => {
  const { resetPassword, login, logout } = rooms.auth;
  const body = { token: "of a mail", password: "another horse" };
  const known = {
    ...{
      ids: ["prod_1"],
      tokens: ["one", "two"],
      proofs: new Map<string, string>(),
      spareTokens: { login: ["spare"] },
    },
    callers: { seller: "shop" },
    examples: {
      ...{ resetPassword: { body }, login: { body: { email: "nobody" } } },
      ...{ parcelLabels: { query: "id=1" }, sendImport: { file: "table" as const } },
    },
  };
  expect(exampleOf("resetPassword", resetPassword, known)).toMatchObject({
    ...{ path: "/auth/reset-password", token: "one", body: JSON.stringify(body), valid: true },
  });
  expect(exampleOf("login", login, known)).toMatchObject({ token: "spare", valid: false });
  expect(exampleOf("logout", logout, known)).toBeUndefined();
  const { parcelLabels } = rooms.sellerOrders;
  const labels = { token: "shop", path: `${parcelLabels.path}?id=1`, body: undefined, valid: true };
  expect(exampleOf("parcelLabels", parcelLabels, known)).toMatchObject(labels);
  expect(exampleOf("sendImport", rooms.productImports.sendImport, known)).toBeUndefined();
});
