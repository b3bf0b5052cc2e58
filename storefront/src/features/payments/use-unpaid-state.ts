import type { OrderPayment } from "@bezak/contract/orders.ts";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api-context.ts";
import { isUnpaid } from "../../lib/unpaid.ts";
import { paymentQuery } from "./payments-api.ts";

/** To be paid (`due`), begun and not complete (`begun`), or too late for it, though not let go yet (`over`). */
export type UnpaidState = "due" | "begun" | "over";

/**
 * How far an unpaid order is; null when nothing is to be paid. That an order is held until no moment says that its time
 * is over, or that it was to be paid in cash before: its payment knows which, by the methods that may be chosen.
 */
export function useUnpaidState(payment: OrderPayment | undefined): UnpaidState | null {
  const unpaid = payment !== undefined && isUnpaid(payment);
  const begun = payment?.status === "processing";
  const unsure = unpaid && !begun && payment.openUntil === null && payment.payUrl === null;
  const { data } = useQuery({ ...paymentQuery(useApi(), payment?.id ?? ""), enabled: unsure });
  if (!unpaid) return null;
  if (begun) return "begun";
  return unsure && data?.methods.length === 0 ? "over" : "due";
}
