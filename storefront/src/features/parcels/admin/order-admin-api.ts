import * as routes from "@bezak/contract/routes/order-admin.ts";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../../lib/api-client.ts";
import { isUnknownFilter } from "../../../lib/api-error.ts";
import type { OrdersChoice } from "./orders-address.ts";

export type OrdersPage = AnswerOf<typeof routes.administeredParcels>;

/** Prefix of all query keys about parcels in the administrators' panel. */
export const administeredOrdersKey = ["administered-orders"] as const;

const rowsPerPage = 20;

/** For an old address with a city that is no longer served: an empty list, so that the choice can be removed. */
function toEmptyPage(error: unknown): OrdersPage {
  if (!isUnknownFilter(error, "city")) throw error;
  return { success: true, data: [], pagination: { page: 1, limit: rowsPerPage, total: 0, pages: 0 } };
}

export function administeredOrdersQuery(api: ApiClient, { q, ...filters }: OrdersChoice) {
  const query = { ...filters, ...(q && { q }), limit: rowsPerPage };
  return queryOptions({
    queryKey: [...administeredOrdersKey, "list", query],
    queryFn: ({ signal }) => api.call(routes.administeredParcels, { query, signal }).catch(toEmptyPage),
    placeholderData: keepPreviousData,
  });
}
