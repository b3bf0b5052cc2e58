import type { sellerAdminRoutes } from "@bezak/contract/seller-admin.ts";
import type { ByteCache } from "../byte-cache.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";
import { paginationOf } from "../pagination.ts";
import { sellerAdminGateway } from "./gateway.ts";
import { sellerAdminMessages } from "./messages.ts";

export function sellerAdminHandlers(
  commerce: Commerce,
  cache: ByteCache,
): Handlers<typeof sellerAdminRoutes> {
  const gateway = sellerAdminGateway(commerce);

  /** Its goods come and go in lists, categories' counts, sections and on their own pages. */
  async function dropping<T>(write: Promise<T>): Promise<T> {
    try {
      return await write;
    } finally {
      cache.drop("/");
    }
  }

  return {
    async administeredShops({ query, session, requestId }) {
      const { shops, count } = await gateway.shops(query, { session, requestId });
      return { success: true, data: shops, pagination: paginationOf(query, count) };
    },
    async suspendShop({ params, body, session, language, requestId }) {
      const data = await dropping(gateway.suspend(params.id, body.reason, { session, requestId }));
      return { success: true, data, message: sellerAdminMessages.suspended[language] };
    },
    async setCashCollector({ params, body, session, language, requestId }) {
      const data = await gateway.setCashCollector(params.id, body.collector, { session, requestId });
      return { success: true, data, message: sellerAdminMessages[data.cashCollector][language] };
    },
    async resumeShop({ params, session, language, requestId }) {
      const data = await dropping(gateway.resume(params.id, { session, requestId }));
      return { success: true, data, message: sellerAdminMessages.resumed[language] };
    },
  };
}
