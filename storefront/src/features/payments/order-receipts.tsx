import type { Order } from "@bezak/contract/orders.ts";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api-context.ts";
import { FiscalReceipts } from "./fiscal-receipts.tsx";
import { paymentQuery } from "./payments-api.ts";

export interface OrderReceiptsProps {
  order: Pick<Order, "payment">;
  headingLevel?: 2 | 3;
}

/** Fiscal receipts of an order that was paid online. They are worth having, not worth a failure of the page. */
export function OrderReceipts({ order: { payment }, headingLevel }: OrderReceiptsProps) {
  const online = payment.method !== "cash" && ["paid", "refunded"].includes(payment.status);
  const { data } = useQuery({ ...paymentQuery(useApi(), payment.id), enabled: online });
  return online && data ? <FiscalReceipts receipts={data.receipts} headingLevel={headingLevel} /> : null;
}
