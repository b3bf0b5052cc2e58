import type { reviewsRoutes } from "@bezak/contract/reviews.ts";
import { asBuyer, type Buyer } from "../buyer.ts";
import type { ByteCache } from "../byte-cache.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";

export function reviewsHandlers(commerce: Commerce, cache: ByteCache): Handlers<typeof reviewsRoutes> {
  async function vote(id: string, voted: boolean, buyer: Buyer) {
    const path = `/customer/reviews/${encodeURIComponent(id)}/helpful`;
    try {
      const call = { body: { voted }, ...asBuyer(buyer) };
      return {
        success: true,
        data: await commerce.post<{ helpful: number; voted: boolean }>(path, call),
      } as const;
    } finally {
      // lists are kept by product, id or slug alike
      cache.drop("/products");
      cache.drop("/sellers");
    }
  }

  return {
    voteHelpful: ({ params, session, requestId }) => vote(params.id, true, { session, requestId }),
    withdrawHelpful: ({ params, session, requestId }) => vote(params.id, false, { session, requestId }),
  };
}
