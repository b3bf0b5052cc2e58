import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import type { Shop } from "../../harness/shop.ts";
import type { ReconcileClient } from "./reconcile-client.ts";

export interface OwedRefund {
  order: OrderView;
  /** of what is owed */
  id: string;
  version: string;
}

interface Row {
  id: string;
  orderNumber: string;
  version: string;
}

/** Money that is owed, and the administrator who records that it was transferred. */
export function owedRefunds(shop: Shop, paymentClient: ReconcileClient, admin: string) {
  async function owedOf(order: OrderView): Promise<OwedRefund> {
    const path = "/admin/refunds-owed?limit=100";
    const { body } = await shop.commerce.call<{ refunds: Row[] }>("GET", path, { token: admin });
    const found = body.refunds.find(({ orderNumber }) => orderNumber === order.number);
    if (!found) throw new Error(`Nothing is owed of ${order.number}`);
    return { order, id: found.id, version: found.version };
  }

  return {
    /** A paid order of two parcels, one of which was called off: Payme gives no part back. */
    async parcel(): Promise<OwedRefund> {
      const { order } = await paymentClient.paid({ ring: 1, watch: 1 });
      await paymentClient.cancel(order, { parcelId: order.parcels[0]?.id });
      return owedOf(order);
    },
    /** An order that was called off unpaid; money came afterwards and its gateway keeps it. */
    async lateMoney(): Promise<OwedRefund> {
      const order = await paymentClient.order({ ring: 1 });
      await paymentClient.cancel(order);
      await shop.db.query(
        `insert into payment_attempt (id, order_id, gateway, method, external_id, amount, state, created_time, reversal, data)
         values ($1, $2, 'click', 'click', $1, 100000, 'late', extract(epoch from now()) * 1000, 'refused', '{"late": true}')`,
        [`payatt_${order.id.slice(6)}`, order.id],
      );
      return owedOf(order);
    },
    pay: ({ id, version }: OwedRefund, reference: string) =>
      shop.commerce.call<{ code?: string; refund?: object }>("POST", `/admin/refunds-owed/${id}/paid`, {
        token: admin,
        body: { reference, version },
      }),
    /** What was noted of an order, without who noted it. */
    async notes({ id }: OrderView): Promise<string[]> {
      const { rows } = await shop.db.query<{ words: string }>(
        "select words from payment_paid_out where order_id = $1",
        [id],
      );
      return rows.map(({ words }) => words.slice(words.indexOf(":")));
    },
  };
}
