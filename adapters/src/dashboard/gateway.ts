import type { DashboardPeriod } from "@bezak/contract/dashboard-periods.ts";
import type { Dashboard, ShopReview } from "@bezak/contract/dashboard.ts";
import { asMember, type Buyer } from "../buyer.ts";
import type { Commerce } from "../medusa.ts";

interface ReviewChoice {
  answered?: "true" | "false";
  page: number;
  limit: number;
}

interface ShopReviews {
  reviews: ShopReview[];
  count: number;
  counts: { all: number; unanswered: number };
}

/** How a shop goes and what is said of its goods; the shapes are commerce's, which names things as the contract does. */
export function dashboardGateway(commerce: Commerce) {
  return {
    async dashboard(period: DashboardPeriod, member: Buyer): Promise<Dashboard> {
      const call = { query: { period }, ...asMember(member) };
      return (await commerce.get<{ dashboard: Dashboard }>("/vendor/dashboard", call)).dashboard;
    },

    reviews: (query: ReviewChoice, member: Buyer) =>
      commerce.get<ShopReviews>("/vendor/reviews", { query: { ...query }, ...asMember(member) }),

    async reply(
      id: string,
      body: { text: string; replaces?: string | null },
      member: Buyer,
    ): Promise<ShopReview> {
      const path = `/vendor/reviews/${encodeURIComponent(id)}/reply`;
      return (await commerce.post<{ review: ShopReview }>(path, { body, ...asMember(member) })).review;
    },

    view: (idOrSlug: string, client: string, requestId: string) =>
      commerce.post<unknown>(`/catalog/products/${encodeURIComponent(idOrSlug)}/views`, {
        body: { client },
        requestId,
      }),
  };
}
