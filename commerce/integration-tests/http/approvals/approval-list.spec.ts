import { randomUUID } from "node:crypto";
import type { TimeSort } from "@bezak/contract/administered-sorts.ts";
import { approvalKinds, type ApprovalStatus } from "@bezak/contract/approval-rules.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readCsv } from "../../../src/product-import/table/read-csv.ts";
import {
  filterApprovals,
  orderApprovals,
  sortApprovals,
  type ApprovalFilter,
} from "../../../src/workflows/approval/filter-approvals.ts";
import { followCursors } from "../../harness/follow-cursors.ts";
import { orderBy } from "../../../src/shared/row-order.ts";
import { readPlan } from "../../harness/rows-read.ts";
import { testEnvironment } from "../../harness/settings.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { readCells } from "../imports/table-files.ts";
import { approvalCalls, type Administrator, type ApprovalCalls } from "./approval-calls.ts";

const mark = randomUUID().slice(0, 8);
let shop: Shop;
let calls: ApprovalCalls;
let boss: Administrator;
let requester: Administrator;

interface Made {
  id: string;
  kind?: string;
  status?: ApprovalStatus;
  number?: string;
  reference?: string;
  sellerId?: string;
  expired?: boolean;
}

/** A request, the later in the list of a test the newer. */
async function make(made: Made, hoursAgo: number): Promise<void> {
  const { id, kind = "payout", status = "waiting", number = id, reference = null, sellerId = null } = made;
  const decider = ["approved", "refused"].includes(status) ? boss.id : null;
  await shop.db.query(
    `insert into approval (id, kind, status, sum, object_id, number, seller_id, reason, reference, version, requested_by,
       requested_at, expires_at, decided_by, decided_at)
     values ($1, $2, $3, 1000, $1, $4, $5, $6, $7, '1', $8, now() - $9 * interval '1 hour',
       now() + $10 * interval '1 hour', $11, case when $11::text is not null then now() end)`,
    [
      `${id}${mark}`,
      kind,
      status,
      number,
      sellerId,
      `Проверено 100% ${mark}`,
      reference,
      requester.id,
      hoursAgo,
      made.expired ? -1 : 1,
      decider,
    ],
  );
}

beforeAll(async () => {
  shop = await sharedShop("orders");
  calls = approvalCalls(shop);
  boss = await calls.administrator();
  requester = await calls.administrator("finance");
  await shop.db.query(`update "user" set first_name = 'Гулсара', last_name = $2 where id = $1`, [
    requester.id,
    mark,
  ]);
  await shop.db.query(
    "insert into seller (id, slug, name, status, joined_at) values ($1, $1, $2, 'active', now())",
    [`sel-${mark}`, `Registon ${mark}`],
  );
  const all: Made[] = [
    { id: "a", number: `00${mark}` },
    { id: "b", kind: "refund_payment", reference: `П_1-${mark}` },
    { id: "c", status: "approved", sellerId: `sel-${mark}` },
    { id: "d", expired: true },
    { id: "e", status: "expired" },
    { id: "f", status: "refused" },
  ];
  for (const [at, made] of all.entries()) await make(made, all.length - at);
});
// what is written stays otherwise
afterAll(async () => {
  await shop.db.query("alter table approval disable trigger approval_stays");
  await shop.db.query("delete from approval where id like '%' || $1", [mark]);
  await shop.db.query("alter table approval enable trigger approval_stays");
  await shop.db.query("delete from seller where id = $1", [`sel-${mark}`]);
});

async function found(query: Record<string, string>, token = boss.token): Promise<string> {
  const { status, body } = await calls.list(token, `?${new URLSearchParams({ limit: "100", ...query })}`);
  expect(status).toBe(200);
  const own = body.approvals!.filter(({ id }) => id.endsWith(mark));
  return own.map(({ id }) => id.slice(0, -mark.length)).join("");
}

it("lists those that wait the oldest first and others the newest first, unless an order is chosen", async () => {
  expect(await found({})).toBe("fedcba");
  expect(await found({ sort: "oldest" })).toBe("abcdef");
  expect(await found({ status: "waiting" })).toBe("ab");
  expect(await found({ status: "waiting", sort: "newest" })).toBe("ba");
  expect(await found({ status: "expired" })).toBe("ed");
  expect(await found({ status: "expired", sort: "oldest" })).toBe("de");
  expect(await found({ status: "refused" })).toBe("f");
  for (const query of ["?sort=sum", `?q=${"a".repeat(101)}`])
    expect((await calls.list(boss.token, query)).body.code).toBe("invalid_query");
});

it("is followed by cursors in the order of its status, or in the one that is chosen", async () => {
  for (const query of [{}, { status: "waiting" }, { sort: "oldest" }] as Record<string, string>[]) {
    const sought = { q: `100% ${mark}`, ...query };
    const followed = await followCursors(
      async (after) => {
        const { body } = await calls.list(boss.token, `?${new URLSearchParams({ ...sought, ...after })}`);
        return { approvals: body.approvals!, next: body.next ?? null };
      },
      ({ approvals }) => approvals,
    );
    const ids = followed.map(({ id }) => id.slice(0, -mark.length));
    expect([query, ids.join("")]).toEqual([query, await found(sought)]);
  }
});

it("finds them by number, reason, reference, shop and administrator, as they are written", async () => {
  expect(await found({ q: ` 00${mark.toUpperCase()} ` })).toBe("a");
  expect(await found({ q: `п_1-${mark}` })).toBe("b");
  expect(await found({ q: `п%1-${mark}` })).toBe("");
  expect(await found({ q: `100% ${mark}`, sort: "oldest" })).toBe("abcdef");
  expect(await found({ q: `registon ${mark}` })).toBe("c");
  // who requested, and who decided
  expect(await found({ q: `гулсара ${mark}` })).toBe("fedcba");
  const { rows } = await shop.db.query<{ email: string }>(`select email from "user" where id = $1`, [
    boss.id,
  ]);
  expect(await found({ q: rows[0]!.email, kind: "payout" })).toBe("fc");
  expect(await found({ q: `00${mark}`, status: "approved" })).toBe("");
});

it("finds only what the administrator may do", async () => {
  const support = await calls.administrator("support");
  expect(await found({ q: mark }, support.token)).toBe("");
  expect(await found({ q: mark, kind: "payout" }, requester.token)).toBe("fedca");
});

it("is saved as a file with what its search finds, in its order", async () => {
  const query = new URLSearchParams({ q: `100% ${mark}`, kind: "payout", sort: "oldest", format: "csv" });
  const file = await fetch(`${shop.commerce.base}/admin/approvals/export?${query}`, {
    headers: {
      "x-commerce-secret": testEnvironment.COMMERCE_SECRET,
      authorization: `Bearer ${boss.token}`,
    },
  });
  expect(file.status).toBe(200);
  const cells = await readCells(Buffer.from(await file.arrayBuffer()), readCsv);
  expect(cells.slice(1).map((row) => row[1])).toEqual([`00${mark}`, "c", "d", "e", "f"]);
});

it("is read from indexes, in both orders and by its search", async () => {
  const client = await shop.db.connect();
  try {
    await client.query("begin");
    await client.query(
      `insert into approval (id, kind, status, sum, object_id, number, reason, version, requested_by, requested_at, expires_at)
       select 'many' || n, 'payout', case when n % 100 = 0 then 'waiting' else 'expired' end, 1, 'many' || n, n::text,
         'Проверено по выписке ' || n, '1', 'user_' || n % 50, now() - n * interval '1 minute', now() + interval '1 hour'
       from generate_series(1, 20000) n`,
    );
    await client.query("analyze approval");
    // as a vacuum does
    await client.query(`select gin_clean_pending_list('"IDX_approval_words"')`);
    const plan = (filter: ApprovalFilter) => {
      const { where, values } = filterApprovals(approvalKinds, filter);
      const sql = `select id from approval where ${where} ${orderBy(orderApprovals(sortApprovals(filter)))} limit 20`;
      return readPlan(client, { sql, values });
    };
    for (const sort of ["newest", "oldest"] as TimeSort[]) {
      expect(await plan({ sort })).toMatch(/using "IDX_approval_requested_at_id"/);
      expect(await plan({ sort, status: "waiting" })).toMatch(
        /using "IDX_approval_status_requested_at(_id)?"/,
      );
      const searched = await plan({ sort, q: "выписке 19999" });
      expect(searched).toMatch(/on "IDX_approval_words"/);
      expect(searched).not.toMatch(/Seq Scan on approval/);
    }
  } finally {
    await client.query("rollback");
    client.release();
  }
});
