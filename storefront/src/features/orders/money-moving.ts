import type { Payment } from "@bezak/contract/payments.ts";

/** Is the money on its way? Cash waits for the courier, and nobody can see it move. */
export function isMoneyMoving({ method, status }: Pick<Payment, "method" | "status">): boolean {
  return method !== "cash" && (status === "pending" || status === "processing");
}
