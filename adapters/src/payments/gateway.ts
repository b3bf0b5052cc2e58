import type { Payment } from "@bezak/contract/payments.ts";
import type { Commerce } from "../medusa.ts";
import { asBuyer, type Buyer } from "../buyer.ts";

/** Payments of the buyer, read only. */
export function paymentsGateway(commerce: Commerce) {
  return {
    list: (query: Record<string, unknown>, buyer: Buyer) =>
      commerce.get<{ payments: Payment[]; count: number }>("/customer/payments", {
        ...asBuyer(buyer),
        query,
      }),

    payment: async (id: string, buyer: Buyer) => {
      const path = `/customer/payments/${encodeURIComponent(id)}`;
      return (await commerce.get<{ payment: Payment }>(path, asBuyer(buyer))).payment;
    },
  };
}
