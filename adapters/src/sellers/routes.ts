import type { sellersRoutes } from "@bezak/contract/sellers.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";
import { sellersGateway } from "./gateway.ts";

export function sellersHandlers(commerce: Commerce): Handlers<typeof sellersRoutes> {
  const gateway = sellersGateway(commerce);
  return {
    async sellers({ query, requestId }) {
      const { page, limit } = query;
      const { sellers, count: total } = await gateway.sellers(query, requestId);
      const pagination = { page, limit, total, pages: Math.ceil(total / limit) };
      return { success: true, data: sellers, pagination };
    },
    async seller({ params, requestId }) {
      return { success: true, data: await gateway.seller(params.id, requestId) };
    },
  };
}
