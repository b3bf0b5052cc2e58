import * as routes from "@bezak/contract/routes/reviews.ts";
import type { ReviewSort } from "@bezak/contract/review-rules.ts";
import type { NewReview, OwnReview, ReviewReport } from "@bezak/contract/reviews.ts";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";

export interface ReviewChoice {
  sort: ReviewSort;
  /** number of stars to filter by */
  rating: number | null;
  withPhotos: boolean;
}

const pageLength = 10;

/** Prefix of all query keys about a product's reviews. */
export const reviewsKey = (productId: string) => ["reviews", productId] as const;

export const reviewListsKey = (productId: string) => [...reviewsKey(productId), "list"] as const;

/** Published reviews page by page, with the summary of all. */
export function reviewListQuery(api: ApiClient, productId: string, choice: ReviewChoice) {
  return infiniteQueryOptions({
    queryKey: [...reviewListsKey(productId), choice],
    queryFn: ({ pageParam: page, signal }) =>
      api.call(routes.productReviews, {
        params: { id: productId },
        query: {
          page,
          limit: pageLength,
          sort: choice.sort,
          rating: choice.rating ?? undefined,
          withPhotos: choice.withPhotos || undefined,
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, pages } }) => (page < pages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

export function ownReviewsQuery(api: ApiClient, productId: string, personId: string | null) {
  return queryOptions({
    queryKey: [...reviewsKey(productId), "mine", personId],
    queryFn: async ({ signal }) =>
      (await api.call(routes.ownReviews, { params: { id: productId }, signal })).data,
    enabled: personId !== null,
  });
}

/** Writes a review, or changes `id`; returns it with the message for the user. */
export async function saveReview(
  api: ApiClient,
  { productId, id }: { productId: string; id: string | null },
  body: NewReview,
): Promise<{ data: OwnReview; message?: string }> {
  return id === null
    ? api.call(routes.writeReview, { params: { id: productId }, body })
    : api.call(routes.editReview, { params: { id }, body });
}

export async function deleteReview(api: ApiClient, id: string): Promise<string | undefined> {
  return (await api.call(routes.deleteReview, { params: { id } })).message;
}

/** Adds or removes a vote; returns the number of votes. */
export async function voteHelpful(api: ApiClient, id: string, voted: boolean): Promise<number> {
  const route = voted ? routes.voteHelpful : routes.withdrawHelpful;
  const answer = await api.call(route, { params: { id } });
  return answer.data.helpful;
}

export async function reportReview(
  api: ApiClient,
  id: string,
  body: ReviewReport,
): Promise<string | undefined> {
  return (await api.call(routes.reportReview, { params: { id }, body })).message;
}
