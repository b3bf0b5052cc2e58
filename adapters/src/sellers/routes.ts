import type { sellersRoutes } from "@bezak/contract/sellers.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";
import { paginationOf } from "../pagination.ts";
import { sellersGateway } from "./gateway.ts";

export function sellersHandlers(commerce: Commerce): Handlers<typeof sellersRoutes> {
  const gateway = sellersGateway(commerce);
  return {
    async sellers({ query, requestId }) {
      const { sellers, count } = await gateway.sellers(query, requestId);
      return { success: true, data: sellers, pagination: paginationOf(query, count) };
    },
    async seller({ params, requestId }) {
      return { success: true, data: await gateway.seller(params.id, requestId) };
    },
  };
}
