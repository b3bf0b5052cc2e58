import type { OrderEvent } from "@bezak/contract/order-timeline.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";

interface ReceivedCash {
  id: string;
  number: string;
  amount: number;
  reference: string;
  received_at: Date;
  administrator: string | null;
}

/** Cash of the order's parcels that the marketplace has received. */
export async function readCashEvents(container: MedusaContainer, orderId: string): Promise<OrderEvent[]> {
  const rows = await readRows<ReceivedCash>(
    container,
    `select c.id, c.number, c.amount::float8, c.reference, c.received_at, u.email as administrator
     from seller_order p join marketplace_cash c on c.id = p.id left join "user" u on u.id = c.actor
     where p.order_id = ? and c.received_at is not null`,
    [orderId],
  );
  return rows.map(({ id, number, amount, reference, received_at: at, administrator }) => ({
    id: `cash-${id}`,
    at: new Date(at).toISOString(),
    kind: "cash_received",
    parcel: number,
    amount,
    administrator,
    note: reference,
  }));
}
