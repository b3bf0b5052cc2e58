import type { Order } from "@bezak/contract/orders.ts";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api-context.ts";
import { FiscalReceipts } from "./fiscal-receipts.tsx";
import { paymentQuery } from "./payments-api.ts";

export interface OrderReceiptsProps {
  order: Pick<Order, "payment">;
  headingLevel?: 2 | 3;
}

/** Fiscal receipts of an order that was paid online. A failure to load them is ignored. */
export function useFiscalReceipts({ payment }: Pick<Order, "payment">) {
  const online = payment.method !== "cash" && ["paid", "refunded"].includes(payment.status);
  const { data, isLoading } = useQuery({ ...paymentQuery(useApi(), payment.id), enabled: online });
  return { receipts: online && data ? data.receipts : [], isLoading };
}

export function OrderReceipts({ order, headingLevel }: OrderReceiptsProps) {
  return <FiscalReceipts receipts={useFiscalReceipts(order).receipts} headingLevel={headingLevel} />;
}
