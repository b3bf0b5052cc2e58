import { randomUUID } from "node:crypto";
import { applicationStatuses } from "@bezak/contract/application-status.ts";
import { approvalStatuses } from "@bezak/contract/approval-rules.ts";
import { contactStatuses } from "@bezak/contract/contact-topics.ts";
import { parcelTabs } from "@bezak/contract/parcel-status.ts";
import { paymentAttemptStates } from "@bezak/contract/payment-status.ts";
import { adjustmentStatuses, cashTabs, payoutStatuses } from "@bezak/contract/payout-status.ts";
import { shownProductStatuses } from "@bezak/contract/product-attributes.ts";
import { refundReasons, returnStatuses } from "@bezak/contract/return-status.ts";
import { shopStates } from "@bezak/contract/seller-roles.ts";
import { userRoles } from "@bezak/contract/user-roles.ts";
import { beforeAll, expect, it } from "vitest";
import { placePaid } from "../../harness/paid-orders.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { shopCalls } from "../shops/shop-calls.ts";

let shop: Shop;
let admin: string;
const mark = randomUUID().slice(0, 8);

/** Two messages, one of which is closed, two shops, one of which is suspended, a buyer and a paid order. */
beforeAll(async () => {
  shop = await sharedShop("people");
  const calls = shopCalls(shop);
  admin = await calls.administrator();
  await shop.db.query(
    `insert into contact_message (id, number, topic, name, email, message, language, status,
       idempotency_key, body_hash)
     select $1 || status, right(md5($1 || status), 8), 'order', $1, 'a@b.uz', 'Savol', 'uz', status, $1 || status, ''
     from unnest(array['new', 'closed']) status`,
    [mark],
  );
  await calls.newShop(`One ${mark}`);
  const other = await calls.sellerId(await calls.newShop(`Other ${mark}`));
  await shop.db.query("update seller set status = 'suspended', suspended_reason = 'x' where id = $1", [
    other,
  ]);
  const buyer = await calls.people.join();
  await shop.db.query("update customer set last_name = $2 where id = $1", [buyer.id, mark]);
  await placePaid(shop, buyer, { ring: 1 });
});

interface Page {
  count: number;
  counts: Record<string, number>;
}

const list = async (path: string, query: Record<string, string>): Promise<Page> => {
  const { status, body } = await shop.commerce.call<Page>(
    "GET",
    `/admin/${path}?${new URLSearchParams(query)}`,
    { token: admin },
  );
  expect([path, status]).toEqual([path, 200]);
  return body;
};

it.each([
  ["seller-applications", "status", applicationStatuses],
  ["shops", "status", shopStates],
  ["users", "role", userRoles],
  ["users", "role", userRoles, { state: "active" }],
  ["orders", "status", parcelTabs],
  ["orders", "status", parcelTabs, { from: "2020-01-01" }],
  ["orders", "status", parcelTabs, { paymentStatus: "paid" }],
  ["orders", "status", parcelTabs, { paymentMethod: "cash" }],
  ["orders", "status", parcelTabs, { dated: "delivered", from: "2020-01-01" }],
  ["products", "status", shownProductStatuses],
  ["products", "status", shownProductStatuses, { q: "a" }],
  ["payments", "state", paymentAttemptStates],
  ["payments", "state", paymentAttemptStates, { outcome: "unpaid" }],
  ["refunds-owed", "reason", refundReasons],
  ["returns", "status", returnStatuses],
  ["returns", "status", returnStatuses, { from: "2020-01-01" }],
  ["payouts", "status", payoutStatuses],
  ["payouts", "status", payoutStatuses, { from: "2020-01-01" }],
  ["cash-receipts", "status", cashTabs],
  ["adjustments", "status", adjustmentStatuses],
  ["approvals", "status", approvalStatuses],
  ["contact-messages", "status", contactStatuses],
] as [string, string, readonly string[], Record<string, string>?][])(
  "GET /admin/%s counts each %s as its tab shows it, whichever is open",
  async (path, field, tabs, others = {}) => {
    const found: Record<string, number> = {};
    for (const tab of tabs) found[tab] = (await list(path, { ...others, [field]: tab })).count;
    for (const tab of tabs) expect((await list(path, { ...others, [field]: tab })).counts).toEqual(found);
  },
);

it("counts follow the other filters", async () => {
  expect(await list("contact-messages", { q: mark, status: "answered" })).toMatchObject({
    count: 0,
    counts: { new: 1, answered: 0, closed: 1 },
  });
  expect(await list("shops", { q: mark })).toMatchObject({ count: 2, counts: { active: 1, suspended: 1 } });
  expect((await list("users", { q: mark, role: "admin" })).counts).toEqual({
    customer: 1,
    seller: 0,
    admin: 0,
  });
  expect((await list("users", { q: mark, state: "blocked" })).counts.customer).toBe(0);
  const all = await list("orders", {});
  expect(all.count).toBe(
    Object.entries(all.counts).reduce((sum, [tab, count]) => (tab === "late" ? sum : sum + count), 0),
  );
  expect((await list("orders", { q: "nothing-like-it" })).counts).toEqual(
    Object.fromEntries(parcelTabs.map((tab) => [tab, 0])),
  );
});

it("counts by tab what is found, or says that the counts are of the first 10,001 rows only", async () => {
  const count = (rows: number, tab?: string) =>
    shop.commerce.run("../../http/dashboard/inside/count-tabs.ts", {
      conditions: { third: "n % 3 = 0", unknown: "null::boolean" },
      rows: "from generate_series(1, ?) n",
      values: [rows],
      tab,
    });
  expect(await count(9)).toEqual({ count: 9, counts: { third: 3, unknown: 0 } });
  expect(await count(9, "third")).toEqual({ count: 3, counts: { third: 3, unknown: 0 } });
  expect(await count(10_000)).toEqual({ count: 10_000, counts: { third: 3_333, unknown: 0 } });
  const part = { counts: { third: 3_333, unknown: 0 }, countsOfPart: true };
  expect(await count(50_000)).toEqual({ count: 10_001, ...part });
  // the open tab is counted whole
  expect(await count(15_000, "third")).toEqual({ count: 5_000, ...part });
  expect(await count(50_000, "third")).toEqual({ count: 10_001, ...part });
});
