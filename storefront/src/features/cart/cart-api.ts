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
 * The quote of the cart. Without `delivery` (the city is unknown) it contains products only. Until the answer arrives,
 * the previous quote is shown, even that of an earlier visit. Browser only.
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

/** The most recent quote, of this visit or an earlier one. */
export function lastQuote(): Quote | undefined {
  return readQuote(openStorage("localStorage"));
}

/** The new quote that errors `out_of_stock` and `price_changed` contain. */
export function findQuote(error: unknown): Quote | null {
  if (!isApiError(error)) return null;
  const details = error.details as Partial<Quote> | null | undefined;
  return Array.isArray(details?.items) && details.totals ? (details as Quote) : null;
}
