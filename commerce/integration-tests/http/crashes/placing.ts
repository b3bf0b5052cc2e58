import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import type { Pool } from "pg";
import { SEED } from "../../harness/drawn.ts";
import { hangingAt } from "../../harness/kill-while.ts";
import type { OrderWrite } from "../../harness/order-traps.ts";
import { newOrder, place, placePatiently, type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import type { CrashRow } from "./crash-world.ts";

export type Placed = { order: { id: string } };

const toKey = (tail: string) =>
  `(select idempotency_key from order_attempt where order_id = 'order_' || ${tail})`;

/** Undoing touches the same rows, so only forward writes are trapped. */
const forward = (table: string, tail: string): OrderWrite => [
  table,
  "insert",
  "new.deleted_at is null",
  toKey(tail),
];

/** The writes of an order in their sequence, by its idempotency key. */
export const placingWrites = {
  reservation_item: forward("reservation_item", "substr(new.line_item_id, 7, 26)"),
  order: forward("order", "substr(new.id, 7)"),
  payment_collection: forward("payment_collection", "substr(new.id, 9)"),
  order_payment_collection: forward("order_payment_collection", "substr(new.order_id, 7)"),
  payment_session: forward("payment_session", "substr(new.payment_collection_id, 9)"),
  payment_session_answer: [
    "payment_session",
    "update",
    "new.status = 'pending_authorization'",
    toKey("substr(new.payment_collection_id, 9)"),
  ],
  seller_order: forward("seller_order", "substr(new.order_id, 7)"),
  order_attempt: ["order_attempt", "update", "new.state = 'placed'", "new.idempotency_key"],
} as const satisfies Record<string, OrderWrite>;

export const placingSteps = Object.keys(placingWrites) as (keyof typeof placingWrites)[];

/** Each step orders its own products, so that a hanging one does not block the others. */
export const scarves = (shop: Shop, step: number) =>
  newOrder([{ productId: shop.productIds(`scarf-${step}`).productId, quantity: 2 }]);

/** The reconciler waits for the leases of killed processes, at start and every few seconds. */
export const untilSettled = (db: Pool) =>
  until(
    "every attempt to end",
    async () => {
      const { rows } = await db.query("select 1 from order_attempt where state in ('started', 'undoing')");
      return rows.length === 0;
    },
    60,
  );

/** Orders that are being placed when the process is killed at a moment that the seed determines. */
const RUSH = 4;
const DELAY_MS = 200 + (SEED % 900);

export const placing: CrashRow = {
  title: "completes or undoes an order that was being placed, and its buyer may repeat the call",
  prepare: async ({ shop, buyers }) => {
    const keys = new Map(placingSteps.map((step) => [step, { id: `hang:${step}` }]));
    const send = (step: (typeof placingSteps)[number]) => {
      const at = placingSteps.indexOf(step);
      return place<Placed>(shop.commerce, buyers[at]!, scarves(shop, at), `hang:${step}`);
    };
    return {
      hanging: hangingAt(placingWrites, keys, (_, step) => send(step)),
      check: async () => {
        await untilSettled(shop.db);
        const { rows } = await shop.db.query<{ key: string; state: string }>(
          "select idempotency_key as key, state from order_attempt where idempotency_key like 'hang:%'",
        );
        // only the last write hung after the parcels were written, so only that order is complete
        expect(new Map(rows.map(({ key, state }) => [key, state]))).toEqual(
          new Map(
            placingSteps.map((step) => [`hang:${step}`, step === "order_attempt" ? "placed" : "undone"]),
          ),
        );
        // undone orders differ in nothing, so three of them are enough
        const repeated = [placingSteps[0]!, ...placingSteps.slice(-2)];
        const answers = await Promise.all(repeated.map(send));
        expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      },
    };
  },
};

/** The last of its round, when the others already hang. */
export const rushing: CrashRow = {
  title: "completes or undoes each of many orders that were being placed, and places it once when repeated",
  prepare: async ({ shop, buyers }) => {
    const keys = Array.from({ length: RUSH }, () => randomUUID());
    const send = (key: string, at: number) => [shop.commerce, buyers[at]!, scarves(shop, at), key] as const;
    let lost: Promise<unknown>[] = [];
    return {
      beside: {
        act: () => [],
        ready: () => {
          lost = keys.map((key, at) => place(...send(key, at)).catch(() => undefined));
          return pause(DELAY_MS);
        },
      },
      check: async () => {
        await Promise.all(lost);
        await untilSettled(shop.db);
        const count = async () =>
          Number((await shop.db.query('select count(*) from "order"')).rows[0]?.count);
        const before = await count();
        const placed = await shop.db.query(
          "select 1 from order_attempt where state = 'placed' and idempotency_key = any($1)",
          [keys],
        );
        const repeated = await Promise.all(keys.map((key, at) => placePatiently<Placed>(...send(key, at))));
        expect(repeated.map(({ status }) => status)).toEqual(keys.map(() => 201));
        expect(await count()).toBe(before + keys.length - placed.rows.length);
      },
    };
  },
};
