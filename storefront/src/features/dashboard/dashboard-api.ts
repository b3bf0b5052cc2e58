import * as routes from "@bezak/contract/routes/dashboard.ts";
import type { DashboardPeriod } from "@bezak/contract/dashboard-periods.ts";
import type { Dashboard, ShopReview } from "@bezak/contract/dashboard.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerOf, BodyOf } from "@bezak/contract/route-types.ts";
import type { ApiClient } from "../../lib/api-client.ts";

export type ShopReviewPage = AnswerOf<typeof routes.shopReviews>;
export type WrittenReply = BodyOf<typeof routes.replyToReview>;

export interface ReviewChoice {
  /** undefined for all */
  answered?: boolean;
  page: number;
}

export const reviewsPerPage = 10;

/** Prefix of all query keys about the dashboard. */
export const dashboardKey = ["seller-dashboard"] as const;
export const shopReviewsKey = ["seller-reviews"] as const;

export function dashboardQuery(api: ApiClient, period: DashboardPeriod) {
  return queryOptions({
    queryKey: [...dashboardKey, period],
    queryFn: async ({ signal }): Promise<Dashboard> =>
      (
        await api.call(routes.sellerDashboard, {
          query: { period },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  });
}

export function shopReviewsQuery(api: ApiClient, { answered, page }: ReviewChoice) {
  return queryOptions({
    queryKey: [...shopReviewsKey, { answered, page }],
    queryFn: ({ signal }): Promise<ShopReviewPage> =>
      api.call(routes.shopReviews, {
        query: { answered, page, limit: reviewsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Writes or replaces the reply to a review. */
export async function replyToReview(api: ApiClient, id: string, body: WrittenReply): Promise<ShopReview> {
  return (await api.call(routes.replyToReview, { params: { id }, body })).data;
}
