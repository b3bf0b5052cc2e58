import { describe, expect, it } from "vitest";
import { accessTable, type CallName } from "./access-table.ts";
import type { Route } from "./route.ts";
import { rooms } from "./routes.ts";

const calls = Object.values(rooms).flatMap((room) => Object.entries(room as Record<string, Route>));

describe("what a route says of its callers is what the table says", () => {
  it.each(calls)("%s", (name, { access }) => {
    const { guest, buyer, admin } = accessTable[name as CallName];
    expect(access === "public").toBe(guest === "yes");
    if (access === "seller") expect(buyer).toBe(403);
    if (access === "admin") expect([buyer, admin]).toEqual([403, "yes"]);
  });
});
