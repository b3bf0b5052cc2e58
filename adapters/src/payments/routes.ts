import type { paymentsRoutes } from "@bezak/contract/payments.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../commerce.ts";
import { paymentsGateway } from "./gateway.ts";

export function paymentsHandlers(commerce: Commerce): Handlers<typeof paymentsRoutes> {
  const gateway = paymentsGateway(commerce);
  return {
    async payByCard({ params, body, session, requestId, language }) {
      return {
        success: true,
        data: await gateway.payByCard(params.id, body, { session, requestId, language }),
      };
    },
    async confirmCard({ params, body, session, requestId, language }) {
      return {
        success: true,
        data: await gateway.confirmCard(params.id, body, { session, requestId, language }),
      };
    },
    async resendCode({ params, session, requestId, language }) {
      return { success: true, data: await gateway.resendCode(params.id, { session, requestId, language }) };
    },
  };
}
