import { figureRows, type FigureRows } from "@bezak/contract/figure-rows.ts";
import type { AdminAnalytics } from "@bezak/contract/admin-stats.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { shiftDay, tashkentDay } from "../../../src/tashkent-days.ts";
import { awayFromMidnight } from "../../harness/away-from-midnight.ts";
import { brokenRules } from "../../harness/invariants.ts";
import type { Shop } from "../../harness/shop.ts";
import { peopleCalls } from "../users/people.ts";
import { userAdminCalls } from "../users/user-admin-calls.ts";
import { openStats } from "./stats-orders.ts";
import { forgetStoredDays } from "./stored-days.ts";

let shop: Shop;
let admin: string;

beforeAll(async () => {
  ({ shop, admin } = await openStats());
});
beforeEach(awayFromMidnight);
beforeEach(() => forgetStoredDays(shop));
afterAll(async () => expect(await brokenRules(shop.db)).toEqual({}));

interface Days {
  from: string;
  to: string;
}

/** The days of the period that the figures are of. */
function weekDays(): Days {
  const to = tashkentDay(new Date());
  return { from: shiftDay(to, -6), to };
}

async function get<T>(path: string): Promise<T> {
  const { status, body } = await shop.commerce.call<T & { code: string }>("GET", path, { token: admin });
  if (status !== 200) throw new Error(`${path} was refused: ${body.code}`);
  return body;
}

/** How many rows the list has that a figure leads to. */
async function countRows({ list, filters }: FigureRows, days: Days): Promise<number> {
  const query = new URLSearchParams({ ...filters, ...days, limit: "1" });
  return (await get<{ count: number }>(`/admin/${list}?${query}`)).count;
}

const readTotals = async () =>
  (await get<{ analytics: AdminAnalytics }>("/admin/analytics?period=7d")).analytics.totals;

describe("the list that a figure leads to has its rows", () => {
  it("of accounts that were opened as buyers', those of administrators of today among them", async () => {
    const users = userAdminCalls(shop);
    const boss = await users.administrator();
    const member = await peopleCalls(shop).join();
    const { status } = await users.change(boss.confirmed, member.id, { role: "admin" });
    expect(status).toBe(200);
    const { buyers, sellers } = await readTotals();
    expect(await countRows(figureRows.buyers, weekDays())).toBe(buyers);
    expect(await countRows(figureRows.sellers, weekDays())).toBe(sellers);
    expect(buyers).toBeLessThan(await countRows({ list: "users" }, weekDays()));
  });
});
