import { describe, expect, it } from "vitest";
import type { AccessRow, Caller } from "./access-rows.ts";
import { accessTable, type CallName } from "./access-table.ts";
import { roles, type Route } from "./route.ts";
import { domains } from "./domains.ts";

const calls = Object.values(domains).flatMap((calls) => Object.entries(calls as Record<string, Route>));

describe("the access table", () => {
  it.each(calls)("allows the same roles as the route: %s", (name, { access }) => {
    const { ranks, ...row }: AccessRow = accessTable[name as CallName];
    expect(ranks !== undefined).toBe(access !== "public" && access.join() === "admin");
    if (access === "public") return expect(new Set(Object.values(row))).toEqual(new Set(["yes"]));
    expect(row.guest).toBe(401);
    const allowed = (caller: Caller) => row[caller] !== 403;
    expect(roles.filter(allowed)).toEqual(access);
    expect([allowed("otherBuyer"), allowed("otherSeller")]).toEqual([allowed("buyer"), allowed("seller")]);
  });
});
