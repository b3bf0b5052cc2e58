import type { OrderPayment } from "@bezak/contract/orders.ts";

/** The money of an order has not come, and may come yet. */
export const isOpen = ({ status }: Pick<OrderPayment, "status">): boolean =>
  ["pending", "processing", "failed"].includes(status);

/** An order that is to be paid online and is not: its money may be on its way already. Cash waits for the courier. */
export function isUnpaid(payment: Pick<OrderPayment, "method" | "status">): boolean {
  return payment.method !== "cash" && isOpen(payment);
}

interface Shown {
  payment: Pick<OrderPayment, "method" | "status">;
}

const often = 15_000;

/** How what shows orders is looked at again: while one is unpaid, since people pay in other tabs and applications. */
export function refetchUnpaid<T>(ordersOf: (data: T) => readonly Shown[]) {
  const waits = (data: T | undefined) =>
    data !== undefined && ordersOf(data).some(({ payment }) => isUnpaid(payment));
  return {
    refetchOnWindowFocus: ({ state }: { state: { data: T | undefined } }) => waits(state.data) && "always",
    refetchInterval: ({ state }: { state: { data: T | undefined } }) => waits(state.data) && often,
  } as const;
}
