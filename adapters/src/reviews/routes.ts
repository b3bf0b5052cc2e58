import type { Language } from "@bezak/contract/languages.ts";
import type { OwnReview, reviewsRoutes } from "@bezak/contract/reviews.ts";
import type { ByteCache } from "../byte-cache.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";
import { paginationOf } from "../pagination.ts";
import { reviewsGateway } from "./gateway.ts";
import { reviewsMessages } from "./messages.ts";

function stored(review: OwnReview, language: Language) {
  const { status } = review;
  const { [language]: message } = reviewsMessages[status === "published" ? "published" : "pending"];
  return { success: true as const, data: review, message };
}

export function reviewsHandlers(commerce: Commerce, cache: ByteCache): Handlers<typeof reviewsRoutes> {
  const gateway = reviewsGateway(commerce);

  /** Lists are kept by product, id or slug alike: a write drops them all, whatever came of it. */
  async function dropping<T>(write: Promise<T>): Promise<T> {
    try {
      return await write;
    } finally {
      cache.drop("/products");
      cache.drop("/sellers");
    }
  }

  return {
    async productReviews({ params, query, requestId }) {
      const { reviews, count, summary } = await gateway.ofProduct(params.id, query, requestId);
      return { success: true, data: reviews, summary, pagination: paginationOf(query, count) };
    },
    async sellerReviews({ params, query, requestId }) {
      const { reviews, count } = await gateway.ofSeller(params.id, query, requestId);
      return { success: true, data: reviews, pagination: paginationOf(query, count) };
    },
    async writeReview({ params, body, session, language, requestId }) {
      return stored(await dropping(gateway.write(params.id, body, { session, requestId })), language);
    },
    async ownReviews({ params, session, requestId }) {
      return { success: true, data: await gateway.mine(params.id, { session, requestId }) };
    },
    async editReview({ params, body, session, language, requestId }) {
      return stored(await dropping(gateway.edit(params.id, body, { session, requestId })), language);
    },
    async deleteReview({ params, session, language, requestId }) {
      await dropping(gateway.remove(params.id, { session, requestId }));
      return { success: true, data: null, message: reviewsMessages.removed[language] };
    },
    async voteHelpful({ params, session, requestId }) {
      const data = await dropping(gateway.vote(params.id, true, { session, requestId }));
      return { success: true, data };
    },
    async withdrawHelpful({ params, session, requestId }) {
      const data = await dropping(gateway.vote(params.id, false, { session, requestId }));
      return { success: true, data };
    },
    async reportReview({ params, body, session, language, requestId }) {
      await gateway.report(params.id, body, { session, requestId });
      return { success: true, data: null, message: reviewsMessages.reported[language] };
    },
  };
}
