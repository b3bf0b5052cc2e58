import type { financeRoutes } from "@bezak/contract/finance.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";
import { paginationOf } from "../pagination.ts";
import { financeGateway } from "./gateway.ts";

export function financeHandlers(commerce: Commerce): Handlers<typeof financeRoutes> {
  const gateway = financeGateway(commerce);

  return {
    async finance({ session, requestId }) {
      return { success: true, data: await gateway.finance({ session, requestId }) };
    },
    async financeEntries({ query, session, requestId }) {
      const { entries, count } = await gateway.entries(query, { session, requestId });
      return { success: true, data: entries, pagination: paginationOf(query, count) };
    },
    async ownPayouts({ query, session, requestId }) {
      const { payouts, count } = await gateway.ownPayouts(query, { session, requestId });
      return { success: true, data: payouts, pagination: paginationOf(query, count) };
    },
    async statements({ session, requestId }) {
      return { success: true, data: await gateway.statements({ session, requestId }) };
    },
    statementFile({ params, query, session, language, requestId }) {
      return gateway.statementFile(params.month, { ...query, language }, { session, requestId });
    },
  };
}
