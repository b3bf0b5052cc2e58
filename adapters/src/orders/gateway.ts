import type { Language } from "@bezak/contract/languages.ts";
import { Order, Quote, QuoteItem, type NewOrder, type QuoteRequest } from "@bezak/contract/orders.ts";
import { z } from "zod";
import { ApiError } from "../errors.ts";
import type { Commerce } from "../commerce.ts";
import { asBuyer, type Buyer } from "../buyer.ts";
import type { Session } from "../session.ts";

const short = z.object({ items: z.array(QuoteItem) });

const refusalDetails = {
  out_of_stock: short,
  seller_away: short,
  not_delivered: short,
  own_shop: short,
  order_too_large: short,
  price_changed: z.object({ quote: Quote }),
};

const hasDetails = (code: string): code is keyof typeof refusalDetails => Object.hasOwn(refusalDetails, code);

/** Keeps only the details of a refusal that the buyer can act on and that are declared. */
function withDetails(error: unknown): unknown {
  if (!(error instanceof ApiError) || !hasDetails(error.code)) return error;
  const details = refusalDetails[error.code].safeParse(error.extras.details).data;
  return new ApiError(error.code, { details, cause: error });
}

export function ordersGateway(commerce: Commerce) {
  return {
    quote: (body: QuoteRequest, { session, requestId }: { session: Session | null; requestId: string }) =>
      commerce.post("/catalog/quote", Quote, {
        body,
        requestId,
        repeatable: true,
        token: session?.customerToken ?? undefined,
      }),

    async place(
      body: NewOrder,
      idempotencyKey: string,
      buyer: Buyer & { language: Language },
    ): Promise<Order> {
      const headers = { "idempotency-key": idempotencyKey, "accept-language": buyer.language };
      const call = { ...asBuyer(buyer), body, headers };
      try {
        return (await commerce.post("/customer/orders", z.object({ order: Order }), call)).order;
      } catch (error) {
        throw withDetails(error);
      }
    },
  };
}
