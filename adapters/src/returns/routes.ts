import type { returnsRoutes } from "@bezak/contract/returns.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";
import { paginationOf } from "../pagination.ts";
import { returnsGateway } from "./gateway.ts";

export function returnsHandlers(commerce: Commerce): Handlers<typeof returnsRoutes> {
  const gateway = returnsGateway(commerce);
  return {
    async requestReturn({ params, body, session, requestId }) {
      return { success: true, data: await gateway.request(params.id, body, { session, requestId }) };
    },
    async returnsOfOrder({ params, session, requestId }) {
      return { success: true, data: await gateway.ofOrder(params.id, { session, requestId }) };
    },
    async returns({ query, session, requestId }) {
      const { returns, count } = await gateway.list(query, { session, requestId });
      return { success: true, data: returns, pagination: paginationOf(query, count) };
    },
    async withdrawReturn({ params, session, requestId }) {
      await gateway.withdraw(params.id, { session, requestId });
      return { success: true, data: {} };
    },
  };
}
