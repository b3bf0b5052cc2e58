import type { OrderPayment } from "@bezak/contract/orders.ts";

/** An order that is to be paid online and is not: its money may be on its way already. Cash waits for the courier. */
export function isUnpaid({ method, status }: Pick<OrderPayment, "method" | "status">): boolean {
  return method !== "cash" && ["pending", "processing", "failed"].includes(status);
}
