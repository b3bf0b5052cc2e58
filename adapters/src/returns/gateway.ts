import type { NewReturn, Return } from "@bezak/contract/returns.ts";
import type { Commerce } from "../medusa.ts";
import { asBuyer, type Buyer } from "../buyer.ts";

/** Returns of the buyer; the shapes are commerce's, which names things as the contract does. */
export function returnsGateway(commerce: Commerce) {
  const ofOrder = (idOrNumber: string) => `/customer/orders/${encodeURIComponent(idOrNumber)}/returns`;
  return {
    request: async (idOrNumber: string, body: NewReturn, buyer: Buyer) =>
      (await commerce.post<{ return: Return }>(ofOrder(idOrNumber), { ...asBuyer(buyer), body })).return,

    ofOrder: async (idOrNumber: string, buyer: Buyer) =>
      (await commerce.get<{ returns: Return[] }>(ofOrder(idOrNumber), asBuyer(buyer))).returns,

    list: (query: Record<string, unknown>, buyer: Buyer) =>
      commerce.get<{ returns: Return[]; count: number }>("/customer/returns", { ...asBuyer(buyer), query }),

    withdraw: (id: string, buyer: Buyer) =>
      commerce.delete<object>(`/customer/returns/${encodeURIComponent(id)}`, asBuyer(buyer)),
  };
}
