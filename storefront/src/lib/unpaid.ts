import type { OrderPayment } from "@bezak/contract/order-payment.ts";

/** Not paid yet, but it may still be. */
export const isOpen = ({ status }: Pick<OrderPayment, "status">): boolean =>
  ["pending", "processing", "failed"].includes(status);

/** Not paid online yet; the payment may be in progress. Cash on delivery does not count. */
export function isUnpaid(payment: Pick<OrderPayment, "method" | "status">): boolean {
  return payment.method !== "cash" && isOpen(payment);
}

interface Shown {
  payment: Pick<OrderPayment, "method" | "status">;
}

const often = 15_000;

/** Query options that refresh orders while one is unpaid, since it may be paid in another tab or application. */
export function refetchUnpaid<T>(ordersOf: (data: T) => readonly Shown[]) {
  const waits = (data: T | undefined) =>
    data !== undefined && ordersOf(data).some(({ payment }) => isUnpaid(payment));
  return {
    refetchOnWindowFocus: ({ state }: { state: { data: T | undefined } }) => waits(state.data) && "always",
    refetchInterval: ({ state }: { state: { data: T | undefined } }) => waits(state.data) && often,
  } as const;
}
