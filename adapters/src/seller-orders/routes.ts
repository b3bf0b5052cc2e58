import type { sellerOrdersRoutes } from "@bezak/contract/seller-orders.ts";
import type { ByteCache } from "../byte-cache.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";
import { paginationOf } from "../pagination.ts";
import { sellerOrdersGateway } from "./gateway.ts";
import { parcelMessages, returnMessages } from "./messages.ts";

export function sellerOrdersHandlers(
  commerce: Commerce,
  cache: ByteCache,
): Handlers<typeof sellerOrdersRoutes> {
  const gateway = sellerOrdersGateway(commerce);

  /** What is called off or came back can be bought again. */
  async function dropping<T>(write: Promise<T>): Promise<T> {
    try {
      return await write;
    } finally {
      cache.drop("/products");
    }
  }

  return {
    async sellerOrders({ query, session, requestId }) {
      const { parcels, count, counts } = await gateway.parcels(query, { session, requestId });
      return { success: true, data: parcels, pagination: paginationOf(query, count), counts };
    },
    async sellerOrder({ params, session, requestId }) {
      return { success: true, data: await gateway.parcel(params.id, { session, requestId }) };
    },
    async moveSellerOrder({ params, body, session, language, requestId }) {
      const data = await dropping(gateway.moveParcel(params.id, body, { session, requestId }));
      return { success: true, data, message: parcelMessages[data.status][language] };
    },
    packingList: ({ params, session, language, requestId }) =>
      gateway.packingList(params.id, { session, requestId, language }),
    parcelLabels: ({ query, session, language, requestId }) =>
      gateway.labels(query.id, { session, requestId, language }),
    async sellerReturns({ query, session, requestId }) {
      const { returns, count, counts } = await gateway.returns(query, { session, requestId });
      return { success: true, data: returns, pagination: paginationOf(query, count), counts };
    },
    async sellerReturn({ params, session, requestId }) {
      return { success: true, data: await gateway.return(params.id, { session, requestId }) };
    },
    async moveSellerReturn({ params, body, session, language, requestId }) {
      const data = await dropping(gateway.moveReturn(params.id, body, { session, requestId }));
      return { success: true, data, message: returnMessages[data.status][language] };
    },
  };
}
