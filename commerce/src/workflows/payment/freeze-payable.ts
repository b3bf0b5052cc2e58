import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { NewCancellation } from "../../modules/parcel/cancellation.ts";
import { readReceiptLines } from "../order/fiscal-lines.ts";
import { getPayment, type OrderRow } from "../order/order-rows.ts";
import { deliveryAfter } from "../order/recalculate-shares.ts";
import { addSums } from "../order/split-sum.ts";
import { getLedger } from "./get-ledger.ts";

/**
 * Opens a cancellation in the transaction that closes the payable or lowers its amount, so that no gateway can take
 * money that the plan does not include.
 * @throws ShopError 409 payment_in_progress, also when the order was paid after the plan was made
 */
export async function freezePayable<T>(
  container: MedusaContainer,
  row: OrderRow,
  plan: NewCancellation,
  open: (sql: SqlEntityManager) => Promise<T>,
): Promise<T> {
  const { dues } = getLedger(container);
  const captured = Number(getPayment(row)?.captured_amount ?? 0);
  if (plan.whole) return dues.close(row.id, captured, open);
  const gone = new Set(plan.lines.rows.map(({ id }) => id));
  const left = row.items.filter(({ id, quantity }) => Number(quantity) > 0 && !gone.has(id));
  const delivery = deliveryAfter(row, plan.parcels.ids);
  const amount = delivery + addSums(left);
  const lines = left.map((line) => ({
    productId: line.product_id,
    title: line.metadata.name.ru,
    price: Number(line.unit_price),
    quantity: Number(line.quantity),
  }));
  const receipt = await readReceiptLines(container, { lines, delivery, total: amount });
  return dues.reprice(row.id, { amount, receipt, captured }, open);
}
