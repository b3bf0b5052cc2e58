import * as routes from "@bezak/contract/routes/reviews.ts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";

/** Few, since the products above are more important. */
const pageLength = 6;

/** Published reviews of a seller's products, newest first, page by page. */
export function sellerReviewsQuery(api: ApiClient, sellerId: string) {
  return infiniteQueryOptions({
    queryKey: ["reviews", "seller", sellerId],
    queryFn: ({ pageParam: page, signal }) =>
      api.call(routes.sellerReviews, {
        params: { id: sellerId },
        query: { page, limit: pageLength },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, pages } }) => (page < pages ? page + 1 : undefined),
  });
}
