import type { DashboardPeriod } from "@bezak/contract/dashboard-periods.ts";
import type { Dashboard, dashboardRoutes, ShopReview } from "@bezak/contract/dashboard.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerOf, ApiClient, BodyOf } from "../../lib/api-client.ts";

type Routes = typeof dashboardRoutes;

export type ShopReviewPage = AnswerOf<Routes["shopReviews"]>;
export type WrittenReply = BodyOf<Routes["replyToReview"]>;

/** Which reviews are looked at. */
export interface ReviewChoice {
  /** undefined: all */
  answered?: boolean;
  page: number;
}

export const reviewsPerPage = 10;

/** Everything kept of how the shop goes begins with this. */
export const dashboardKey = ["seller-dashboard"] as const;
export const shopReviewsKey = ["seller-reviews"] as const;

export function dashboardQuery(api: ApiClient, period: DashboardPeriod) {
  return queryOptions({
    queryKey: [...dashboardKey, period],
    queryFn: async ({ signal }): Promise<Dashboard> =>
      (
        await api.call<Routes["sellerDashboard"]>("GET", "/sellers/me/dashboard", {
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
      api.call<Routes["shopReviews"]>("GET", "/sellers/me/reviews", {
        query: { answered, page, limit: reviewsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Writes the reply to a review, or writes it anew. */
export async function replyToReview(api: ApiClient, id: string, body: WrittenReply): Promise<ShopReview> {
  const path = `/sellers/me/reviews/${encodeURIComponent(id)}/reply`;
  return (await api.call<Routes["replyToReview"]>("PUT", path, { body })).data;
}
