import { randomUUID } from "node:crypto";
import type { PayoutPreview, Statement } from "@bezak/contract/finance.ts";
import type { readFinance } from "../../../src/workflows/finance/read-finance.ts";
import type { viewEntry } from "../../../src/workflows/finance/entry-view.ts";
import type { viewPayout, viewSellerPayouts } from "../../../src/workflows/payout/payout-view.ts";
import type { RelatedBuyers } from "../../../src/workflows/payout/related-buyers.ts";
import type { readRules } from "../../../src/workflows/commission/read-rules.ts";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import type { ReturnView } from "../../../src/workflows/return/read-returns.ts";
import { testEnvironment } from "../../harness/settings.ts";
import { deliverParcels, getLines, payFor } from "../../harness/paid-orders.ts";
import { createBuyer, newOrder, placePatiently, type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { shopCalls } from "../shops/shop-calls.ts";
import { bankAccount } from "./finance-account.ts";

export type Entry = ReturnType<typeof viewEntry>;
export type SellerPayout = Awaited<ReturnType<typeof viewSellerPayouts>>[number];
export type Rule = Awaited<ReturnType<typeof readRules>>[number];

interface Refused {
  code: string;
  details?: object;
}

interface Preview {
  preview: {
    payouts: {
      seller: { name: string };
      amount: number;
      entries: number;
      relatedBuyers: RelatedBuyers | null;
    }[];
    total: number;
    leftOut: { seller: { name: string }; available: number; reason: string }[];
    bankFile: PayoutPreview["bankFile"];
  };
}

const DAY = 86_400_000;

const getScope = ({ sellerId, categoryId }: { sellerId?: string; categoryId?: string }) =>
  categoryId === undefined ? "seller" : sellerId === undefined ? "category" : "seller_category";

export async function financeCalls(shop: Shop) {
  const people = shopCalls(shop);
  const [admin, buyer] = [await people.administrator(), await createBuyer(shop.commerce)];
  const call = <T>(method: string, path: string, token?: string, body?: unknown) =>
    shop.commerce.call<T & Refused>(method, path, { token, body });

  /** Waits until the ledger has this many transactions of an order's parcels. */
  const booked = (orderId: string, transactions: number) =>
    until(`${transactions} transactions of order ${orderId}`, async () => {
      const { rowCount } = await shop.db.query("select 1 from ledger_transaction where order_id = $1", [
        orderId,
      ]);
      return (rowCount ?? 0) >= transactions;
    });

  const self = {
    people,
    admin,
    buyer,
    call,
    booked,
    /** Owner of a shop of the fixture, by default with a bank account. */
    async owner(slug: string, account: object | null = bankAccount) {
      const owner = await people.member(slug, "owner");
      const sellerId = await people.sellerId(slug);
      await shop.db.query("update seller set payout_account = $2 where id = $1", [sellerId, account]);
      return { ...owner, sellerId };
    },
    async set(name: string, value: number) {
      await shop.db.query(
        `insert into shop_setting (id, value) values ($1, $2) on conflict (id) do update set value = excluded.value`,
        [name, { value }],
      );
    },
    /** A paid order whose parcels were all delivered this many days ago and are booked. */
    async delivered(quantities: Record<string, number>, daysAgo = 15): Promise<OrderView> {
      const order = await self.ordered(quantities);
      await self.deliver(order, daysAgo);
      await booked(order.id, order.parcels.length);
      return order;
    },
    async ordered(quantities: Record<string, number>): Promise<OrderView> {
      const body = newOrder(getLines(shop, quantities), { paymentMethod: "deferred" });
      const { order } = (await placePatiently<{ order: OrderView }>(shop.commerce, buyer, body)).body;
      await payFor(shop, order);
      return order;
    },
    deliver: (order: OrderView, daysAgo: number) =>
      deliverParcels(shop, order, order.parcels, new Date(Date.now() - daysAgo * DAY)),
    async askReturn(order: OrderView, line: number, quantity: number): Promise<string> {
      const item = order.items[line];
      const parcel = order.parcels.find(({ items }) => items.some(({ id }) => id === item?.id));
      const { status, body } = await call<{ return: ReturnView }>(
        "POST",
        `/customer/orders/${order.id}/returns`,
        buyer.token,
        { parcelId: parcel?.id, items: [{ itemId: item?.id, quantity }], reason: "defect" },
      );
      if (status !== 201) throw new Error(`The return was refused: ${body.code}`);
      return body.return.id;
    },
    moveReturn: (returnId: string, to: string) =>
      shop.commerce.run<string>("move-return.ts", { returnId, to, actor: "admin" }),
    async refund(returnId: string) {
      for (const to of ["approved", "received", "refunded"]) await self.moveReturn(returnId, to);
    },
    /** Pays out what earlier tests left. */
    async emptied() {
      await self.set("payoutIntervalDays", 0);
      await self.set("minimumPayout", 1);
      await self.sweep();
      await self.set("minimumPayout", 100_000);
    },
    /** Makes an order's entries available now. Entries are immutable, so their trigger is disabled. */
    async releaseEarnings(orderId: string) {
      await shop.db.query("alter table ledger_entry disable trigger ledger_entry_stays");
      await shop.db.query(
        `update ledger_entry e set available_at = date_trunc('milliseconds', now()) from ledger_transaction t
         where t.id = e.transaction_id and t.order_id = $1`,
        [orderId],
      );
      await shop.db.query("alter table ledger_entry enable trigger ledger_entry_stays");
    },
    finance: async (token: string) =>
      (await call<{ finance: Awaited<ReturnType<typeof readFinance>> }>("GET", "/vendor/finance", token)).body
        .finance,
    entries: async (token: string, query = "") =>
      (await call<{ entries: Entry[]; count: number }>("GET", `/vendor/finance/entries${query}`, token)).body,
    payouts: async (token: string, query = "") =>
      (
        await call<{ payouts: ReturnType<typeof viewPayout>[]; count: number }>(
          "GET",
          `/vendor/finance/payouts${query}`,
          token,
        )
      ).body,
    months: async (token: string) =>
      (await call<{ statements: Statement[] }>("GET", "/vendor/finance/statements", token)).body.statements,
    preview: async () => (await call<Preview>("GET", "/admin/payouts/preview", admin)).body.preview,
    sweep: async () =>
      (await call<{ payouts: SellerPayout[] }>("POST", "/admin/payouts", admin)).body.payouts,
    move: (id: string, step: string, body?: unknown, token = admin) =>
      call<{ payout: SellerPayout }>("POST", `/admin/payouts/${id}/${step}`, token, body),
    adjust: (sellerId: string, amount: number, note = "Проверка", key: string = randomUUID()) =>
      shop.commerce.call<{ entry: Entry } & Refused>("POST", `/admin/sellers/${sellerId}/adjustments`, {
        token: admin,
        body: { amount, note },
        headers: { "idempotency-key": key },
      }),
    /** Sets the rule of these ids, or the default with `scope: "default"`. */
    rule: ({
      scope,
      ...body
    }: {
      scope?: string;
      sellerId?: string;
      categoryId?: string;
      percent: unknown;
      version?: string;
    }) =>
      scope === "default"
        ? call<{ rule: Rule }>("POST", "/admin/commission-rules/default", admin, body)
        : call<{ rule: Rule }>("POST", "/admin/commission-rules", admin, { scope: getScope(body), ...body }),
    async file(method: string, path: string, token: string) {
      const headers = {
        "x-commerce-secret": testEnvironment.COMMERCE_SECRET,
        authorization: `Bearer ${token}`,
      };
      const answer = await fetch(shop.commerce.base + path, { method, headers });
      const disposition = answer.headers.get("content-disposition") ?? "";
      return {
        status: answer.status,
        type: answer.headers.get("content-type"),
        name: /filename="([^"]*)"/.exec(disposition)?.[1] ?? "",
        bytes: Buffer.from(await answer.arrayBuffer()),
      };
    },
  };
  return self;
}

export type FinanceCalls = Awaited<ReturnType<typeof financeCalls>>;
