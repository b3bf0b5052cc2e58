import { expect } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { hangingAt } from "../../harness/kill-while.ts";
import type { OrderWrite } from "../../harness/order-traps.ts";
import { placePaid, readOrder } from "../../harness/paid-orders.ts";
import { until } from "../../harness/until.ts";
import { approvalCalls } from "../approvals/approval-calls.ts";
import type { CrashRow } from "./crash-world.ts";

/** The first writes when a second administrator approves a cancellation: two in one transaction, and one after it. */
const writes = {
  approved: ["approval", "update", "new.status = 'approved'", "new.order_id"],
  opened: ["order_cancellation", "insert", "true", "new.order_id"],
  requested: ["order_cancellation", "update", "new.refund_state = 'asked'", "new.order_id"],
} satisfies Record<string, OrderWrite>;

type Write = keyof typeof writes;

export const approving: CrashRow = {
  title: "carries out an approved cancellation once, or leaves its request waiting",
  prepare: async (world) => {
    const { shop, buyer } = world;
    const calls = approvalCalls(shop);
    const [first, second] = [await calls.administrator(), await calls.administrator()];
    const orders = new Map<Write, OrderView>();
    const requests = new Map<string, string>();
    // only requests and single administrators are measured by it
    await calls.limit(1);
    for (const write of Object.keys(writes) as Write[]) {
      const order = await placePaid(shop, buyer, { "scarf-2": 1 });
      const objectId = order.parcels[0]!.id;
      const body = { kind: "parcel_cancellation", objectId, reason: "Проверка" } as const;
      const { approval } = (await calls.request(first.token, body)).body;
      orders.set(write, order);
      requests.set(order.id, approval!.id);
    }
    await calls.limit(null);
    const approve = ({ id }: OrderView) => calls.approve(second.token, requests.get(id)!);
    return {
      hanging: hangingAt(writes, orders, approve),
      check: async () => {
        const readStates = async () => {
          const { rows } = await shop.db.query<{ id: string; status: string }>(
            "select id, status from approval",
          );
          return new Map(rows.map(({ id, status }) => [id, status]));
        };
        const before = await readStates();
        for (const [write, order] of orders)
          expect([write, before.get(requests.get(order.id)!)]).toEqual([
            write,
            write === "requested" ? "approved" : "waiting",
          ]);
        // the approver got no answer and repeats; what had begun is completed by a job as well
        for (const order of orders.values())
          await until("the approval to be answered", async () => (await approve(order)).status === 200);
        for (const order of orders.values()) {
          await until("the refund", async () => {
            const { status, payment } = await readOrder(shop, buyer, order);
            return status === "cancelled" && payment.refunded + payment.refundOwed === order.totals.total;
          });
          const { rows } = await shop.db.query("select 1 from order_cancellation where order_id = $1", [
            order.id,
          ]);
          expect(rows).toHaveLength(1);
        }
      },
    };
  },
};
