import type { paymentsRoutes } from "@bezak/contract/payments.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";
import { paginationOf } from "../pagination.ts";
import { paymentsGateway } from "./gateway.ts";

export function paymentsHandlers(commerce: Commerce): Handlers<typeof paymentsRoutes> {
  const gateway = paymentsGateway(commerce);
  return {
    async payments({ query, session, requestId }) {
      const { payments, count } = await gateway.list(query, { session, requestId });
      return { success: true, data: payments, pagination: paginationOf(query, count) };
    },
    async paymentStatus({ params, session, requestId }) {
      return { success: true, data: await gateway.payment(params.id, { session, requestId }) };
    },
  };
}
