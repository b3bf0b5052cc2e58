import type { OrderPayment } from "@bezak/contract/order-payment.ts";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api-context.ts";
import { isUnpaid } from "../../lib/unpaid.ts";
import { paymentQuery } from "./payments-api.ts";

/** Payable (`due`), started and not complete (`begun`), or too late but not cancelled yet (`over`). */
export type UnpaidState = "due" | "begun" | "over";

/**
 * State of an unpaid order; null when nothing is payable. A missing deadline means either that the time is over or that
 * the order was to be paid in cash before: the methods of its payment tell which.
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
