import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import type { Shop } from "../../harness/shop.ts";
import type { ReconcileClient } from "./reconcile-client.ts";

export interface OwedRefund {
  order: OrderView;
  /** of the refund owed */
  id: string;
  version: string;
}

interface Row {
  id: string;
  orderNumber: string;
  version: string;
}

/** Refunds owed, and the administrator who records their transfers. */
export function owedRefunds(shop: Shop, paymentClient: ReconcileClient, admin: string) {
  async function readOwed(order: OrderView): Promise<OwedRefund> {
    const path = "/admin/refunds-owed?limit=100";
    const { body } = await shop.commerce.call<{ refunds: Row[] }>("GET", path, { token: admin });
    const found = body.refunds.find(({ orderNumber }) => orderNumber === order.number);
    if (!found) throw new Error(`No refund is owed of ${order.number}`);
    return { order, id: found.id, version: found.version };
  }

  return {
    /** A paid order with one of two parcels cancelled: Payme refunds no part. */
    async parcel(): Promise<OwedRefund> {
      const { order } = await paymentClient.paid({ ring: 1, watch: 1 });
      await paymentClient.cancel(order, { parcelId: order.parcels[0]?.id });
      return readOwed(order);
    },
    /** An order cancelled unpaid, with money that came later and that its gateway does not refund. */
    async lateMoney(): Promise<OwedRefund> {
      const order = await paymentClient.order({ ring: 1 });
      await paymentClient.cancel(order);
      await shop.db.query(
        `insert into payment_attempt (id, order_id, gateway, method, external_id, amount, state, created_time, reversal, data)
         values ($1, $2, 'click', 'click', $1, 100000, 'late', extract(epoch from now()) * 1000, 'refused', '{"late": true}')`,
        [`payatt_${order.id.slice(6)}`, order.id],
      );
      return readOwed(order);
    },
    pay: ({ id, version }: OwedRefund, reference: string) =>
      shop.commerce.call<{ code?: string; refund?: object }>("POST", `/admin/refunds-owed/${id}/paid`, {
        token: admin,
        body: { reference, version },
      }),
    /** The recorded words of an order, without the person. */
    async notes({ id }: OrderView): Promise<string[]> {
      const { rows } = await shop.db.query<{ words: string }>(
        "select words from payment_paid_out where order_id = $1",
        [id],
      );
      return rows.map(({ words }) => words.slice(words.indexOf(":")));
    },
  };
}
