import { expect } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { hangingAt } from "../../harness/kill-while.ts";
import type { OrderWrite } from "../../harness/order-traps.ts";
import type { CrashRow } from "./crash-world.ts";

/** The writes of the transaction in which an administrator opens a return, in their sequence. */
const opening = {
  taken: ["returned_quantity", "insert", "true", "new.order_id"],
  renewed: [
    "seller_order",
    "update",
    "new.status = 'delivered' and exists (select 1 from returned_quantity q where q.order_id = new.order_id)",
    "new.order_id",
  ],
  stored: ["return_request", "insert", "true", "new.order_id"],
} satisfies Record<string, OrderWrite>;

export const openingReturn: CrashRow = {
  title: "opens a return for a buyer as a whole or not at all, and once when it is repeated",
  prepare: async ({ shop, calls }) => {
    const orders = new Map<keyof typeof opening, OrderView>();
    for (const write of Object.keys(opening) as (keyof typeof opening)[])
      orders.set(write, await calls.delivered({ ring: 2 }, 1));
    const open = ({ id, items, parcels }: OrderView) =>
      shop.commerce.call<{ return: { id: string } }>("POST", `/admin/orders/${parcels[0]!.id}/returns`, {
        token: calls.admin,
        body: {
          items: [{ itemId: items[0]!.id, quantity: 1 }],
          reason: "defect",
          explanation: "Покупатель позвонил",
        },
        headers: { "idempotency-key": `open-${id}` },
      });
    const ids = [...orders.values()].map(({ id }) => id);
    const readStored = async () =>
      (
        await shop.db.query<{ opened: number; taken: number }>(
          `select (select count(*)::int from return_request where order_id = one.id) as opened,
             (select coalesce(sum(taken), 0)::int from returned_quantity where order_id = one.id) as taken
           from unnest($1::text[]) as one(id)`,
          [ids],
        )
      ).rows;
    return {
      hanging: hangingAt(opening, orders, open),
      check: async () => {
        expect(await readStored()).toEqual(ids.map(() => ({ opened: 0, taken: 0 })));
        for (const order of orders.values()) {
          const both = await Promise.all([open(order), open(order)]);
          expect(both.map(({ status }) => status)).toEqual([201, 201]);
          expect(both[0]!.body.return.id).toBe(both[1]!.body.return.id);
        }
        expect(await readStored()).toEqual(ids.map(() => ({ opened: 1, taken: 1 })));
      },
    };
  },
};
