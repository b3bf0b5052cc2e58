import type { OrderEvent } from "@bezak/contract/order-timeline.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";

interface NamingRow {
  id: string;
  changed: boolean;
  digits: string | null;
  named_at: Date;
}

/** When the buyer named an account for the order's refunds, and another one: never more of it than the last four digits. */
export async function readRefundAccountEvents(
  container: MedusaContainer,
  orderId: string,
): Promise<OrderEvent[]> {
  const rows = await readRows<NamingRow>(
    container,
    `select id, changed, last_digits as digits, named_at from refund_account_naming
     where order_id = ? order by named_at desc limit 500`,
    [orderId],
  );
  return rows.map(({ id, changed, digits, named_at: at }) => ({
    id,
    at: new Date(at).toISOString(),
    kind: "refund_account",
    changed,
    digits,
  }));
}
