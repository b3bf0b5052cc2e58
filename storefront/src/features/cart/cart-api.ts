import * as routes from "@bezak/contract/routes/orders.ts";
import type { Quote, QuoteRequest } from "@bezak/contract/orders.ts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";
import { isApiError } from "../../lib/api-error.ts";
import { openStorage } from "../../lib/storage.ts";
import type { CartLine } from "./cart-reducer.ts";
import { readQuote, writeQuote } from "./quote-memory.ts";

type QuoteDelivery = NonNullable<QuoteRequest["delivery"]>;

/**
 * What the cart costs now. `delivery` is left out while the city is not known: goods alone then. Until the answer is
 * there the one before it stands in, that of the last visit too. Browser only.
 */
export function quoteQuery(api: ApiClient, lines: readonly CartLine[], delivery?: QuoteDelivery) {
  const items = lines.map(({ id, variantId, quantity, price }) => ({
    productId: id,
    variantId,
    quantity,
    price,
  }));
  const body: QuoteRequest = { items, delivery };
  return queryOptions<Quote>({
    queryKey: ["quote", body],
    queryFn: async ({ signal }) => {
      const { data } = await api.call(routes.quote, { body, signal });
      writeQuote(openStorage("localStorage"), data);
      return data;
    },
    enabled: lines.length > 0,
    placeholderData: (before) => before ?? lastQuote(),
  });
}

/** What was known of the cart last, of this visit or the one before. */
export function lastQuote(): Quote | undefined {
  return readQuote(openStorage("localStorage"));
}

/** The new quote that comes with `out_of_stock` and `price_changed`. */
export function findQuote(error: unknown): Quote | null {
  if (!isApiError(error)) return null;
  const details = error.details as Partial<Quote> | null | undefined;
  return Array.isArray(details?.items) && details.totals ? (details as Quote) : null;
}
