import { Quote, QuoteItem, type NewOrder, type Order, type QuoteRequest } from "@bezak/contract/orders.ts";
import { z } from "zod";
import { ApiError } from "../errors.ts";
import type { Commerce } from "../medusa.ts";
import type { Session } from "../session.ts";

/** Who a call is made for. */
interface Buyer {
  session: Session;
  requestId: string;
}

/** Administrators have accounts of their own and buy nothing with them. */
function customerToken({ customerToken: token }: Session): string {
  if (token === null) throw new ApiError("forbidden");
  return token;
}

const refusalDetails = {
  out_of_stock: z.object({ items: z.array(QuoteItem) }),
  price_changed: z.object({ quote: Quote }),
};

/** Of a refusal's details only what the buyer can act on reaches the client, and only what is declared. */
function withDetails(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.code !== "out_of_stock" && error.code !== "price_changed") return error;
  const details = refusalDetails[error.code].safeParse(error.extras.details).data;
  return new ApiError(error.code, { details, cause: error });
}

/** Orders of the buyer; the shapes are commerce's, which names things as the contract does. */
export function ordersGateway(commerce: Commerce) {
  return {
    quote: (body: QuoteRequest, requestId: string) =>
      commerce.post<Quote>("/catalog/quote", { body, requestId }),

    async place(body: NewOrder, idempotencyKey: string, { session, requestId }: Buyer): Promise<Order> {
      const headers = { "idempotency-key": idempotencyKey };
      const call = { body, headers, token: customerToken(session), requestId };
      try {
        return (await commerce.post<{ order: Order }>("/customer/orders", call)).order;
      } catch (error) {
        throw withDetails(error);
      }
    },

    list: (query: Record<string, unknown>, { session, requestId }: Buyer) =>
      commerce.get<{ orders: Order[]; count: number }>("/customer/orders", {
        query,
        token: customerToken(session),
        requestId,
      }),

    async order(idOrNumber: string, { session, requestId }: Buyer): Promise<Order> {
      const path = `/customer/orders/${encodeURIComponent(idOrNumber)}`;
      try {
        const call = { token: customerToken(session), requestId };
        return (await commerce.get<{ order: Order }>(path, call)).order;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) throw new ApiError("order_not_found");
        throw error;
      }
    },
  };
}
