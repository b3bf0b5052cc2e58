import type { ordersRoutes, Quote, QuoteRequest } from "@bezak/contract/orders.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";
import { isApiError } from "../../lib/api-error.ts";
import type { CartLine } from "./cart-reducer.ts";

type Routes = typeof ordersRoutes;

export type QuoteDelivery = NonNullable<QuoteRequest["delivery"]>;

/** What the cart costs now. `delivery` is left out while the city is not known: goods alone then. */
export function quoteQuery(api: ApiClient, lines: readonly CartLine[], delivery?: QuoteDelivery) {
  const items = lines.map(({ id, variantId, quantity, price }) => ({
    productId: id,
    variantId,
    quantity,
    price,
  }));
  const body: QuoteRequest = { items, delivery };
  return queryOptions({
    queryKey: ["quote", body],
    queryFn: async ({ signal }) =>
      (await api.call<Routes["quote"]>("POST", "/cart/quote", { body, signal })).data,
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** The new quote that comes with `out_of_stock` and `price_changed`. */
export function quoteOf(error: unknown): Quote | null {
  if (!isApiError(error)) return null;
  const details = error.details as Partial<Quote> | null | undefined;
  return Array.isArray(details?.items) && details.totals ? (details as Quote) : null;
}
