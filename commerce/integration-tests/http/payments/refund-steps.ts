import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import type { Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";

/** Moves the order's first parcel. */
export async function moveThrough(shop: Shop, order: OrderView, steps: string[]): Promise<void> {
  for (const to of steps) {
    const move = { orderId: order.id, parcelId: order.parcels[0]?.id, to, actor: "seller" };
    await shop.commerce.run("move-parcel.ts", move);
  }
}

/** Waits until a parcel's earning is booked with this sum on the shop's account. */
export async function untilEarned(shop: Shop, parcelId: string | undefined, sum: number): Promise<void> {
  await until("the earning to be booked", async () => {
    const { rows } = await shop.db.query<{ sum: string | null }>(
      `select sum(e.amount)::text as sum from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
       where t.parcel_id = $1 and e.account = 'seller'`,
      [parcelId],
    );
    return rows[0]?.sum === String(sum);
  });
}

export async function countRefundNotices(shop: Shop, { id }: { id: string }): Promise<number> {
  await shop.commerce.run("../../http/inbox/inside/send-notifications.ts", { catchUp: true });
  const { rows } = await shop.db.query(
    "select 1 from inbox_entry where event = 'shop_parcel_refunded' and customer_id = $1",
    [id],
  );
  return rows.length;
}
