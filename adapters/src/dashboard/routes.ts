import type { dashboardRoutes } from "@bezak/contract/dashboard.ts";
import type { ByteCache } from "../byte-cache.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";
import { paginationOf } from "../pagination.ts";
import { dashboardGateway } from "./gateway.ts";
import { dashboardMessages } from "./messages.ts";

export function dashboardHandlers(commerce: Commerce, cache: ByteCache): Handlers<typeof dashboardRoutes> {
  const gateway = dashboardGateway(commerce);
  return {
    async sellerDashboard({ query, session, requestId }) {
      return { success: true, data: await gateway.dashboard(query.period, { session, requestId }) };
    },
    async shopReviews({ query, session, requestId }) {
      const { reviews, count, counts } = await gateway.reviews(query, { session, requestId });
      return { success: true, data: reviews, counts, pagination: paginationOf(query, count) };
    },
    async replyToReview({ params, body, session, language, requestId }) {
      try {
        const data = await gateway.reply(params.id, body, { session, requestId });
        return { success: true, data, message: dashboardMessages.replied[language] };
      } finally {
        // reviews are kept by product and by seller, each by id or slug
        cache.drop("/products");
        cache.drop("/sellers");
      }
    },
    async viewProduct({ params, client, requestId }) {
      await gateway.view(params.id, client, requestId);
      return { success: true, data: {} };
    },
  };
}
