import { domains } from "@bezak/contract/domains.ts";
import { forwardMethod, type Route } from "@bezak/contract/route.ts";
import { expect, it, test } from "vitest";
import { auditActs, findAct } from "./audit-acts.ts";
import { auditAreas } from "./audit-areas.ts";
import { auditSearch, firstPage, isFiltered, parseAuditChoice, toAuditFilters } from "./audit-address.ts";

const parse = (query: string) => parseAuditChoice(new URLSearchParams(query));

test.each([
  "",
  "?area=payouts&outcome=refused&subject=payout_1&actor=user_1&from=2026-11-01&to=2026-11-28",
  "?q=%2B998+90&call=POST+%2Fadmin%2Fbanners",
])("reads and writes the choice of %s", (query) => {
  expect(auditSearch(parse(query))).toBe(query);
  expect(isFiltered(parse(query))).toBe(query !== "");
});

it("reads a page by one of its neighbours, which is no filter", () => {
  expect(auditSearch(parse("?area=cash&after=audit_1"))).toBe("?area=cash&after=audit_1");
  const page = parse("?before=audit_2&after=audit_1");
  expect([auditSearch(page), isFiltered(page), auditSearch(firstPage(page))]).toEqual([
    "?before=audit_2",
    false,
    "",
  ]);
});

it("ignores values that are not known", () => {
  expect(auditSearch(parse("?area=lost&outcome=good&subject=%20&from=1.11.2026&to=2026-13-40&q=%20"))).toBe(
    "",
  );
});

it("filters the API by the calls of an area, or by one call", () => {
  expect(toAuditFilters(parse("?area=payouts&subject=payout_1&before=audit_1"))).toMatchObject({
    action: "/admin/payouts*",
    subject: "payout_1",
  });
  expect(toAuditFilters(parse("?area=payouts&call=POST%20/admin/payouts"))).toMatchObject({
    action: "POST /admin/payouts",
  });
  expect(toAuditFilters(parse("?before=audit_1"))).not.toHaveProperty("action");
  expect(toAuditFilters(parse("?before=audit_1"))).not.toHaveProperty("before");
});

/** Calls that administrators' acts consist of, and which are forwarded to commerce as they are. */
const forwarded = Object.values(domains)
  .flatMap((calls) => Object.entries(calls as Record<string, Route>))
  .flatMap(([name, route]) => {
    const { forward, method, access, readsOnly, unrecorded } = route;
    if (!forward || method === "GET" || readsOnly || unrecorded) return [];
    if (access === "public" || !access.includes("admin")) return [];
    return [{ name, action: `${forwardMethod(route, forward)} ${forward.path}` }];
  });

test("each act of administrators has a name", () => {
  expect(forwarded.length).toBeGreaterThan(40);
  expect(forwarded.map(({ action }) => findAct(action))).toEqual(forwarded.map(({ name }) => name));
  expect(findAct("POST /admin/nothing")).toBeUndefined();
});

test("each act below /admin belongs to an area or to an account", () => {
  const patterns = Object.values(auditAreas).map(
    (pattern) => new RegExp(`^${pattern.replaceAll("*", ".*")}$`),
  );
  const actions = Object.keys(auditActs).map((action) => action.split(" ")[1] ?? "");
  const left = actions.filter(
    (path) => path.startsWith("/admin/") && !patterns.some((one) => one.test(path)),
  );
  expect(left).toEqual(["/admin/accounts/{id}/sessions"]);
});
