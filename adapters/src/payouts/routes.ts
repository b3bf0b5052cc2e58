import type { AdjustmentRequest } from "@bezak/contract/adjustments.ts";
import type { FinanceEntry } from "@bezak/contract/finance.ts";
import type { payoutsRoutes } from "@bezak/contract/payouts.ts";
import { asAdministrator } from "../administrator.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";
import { payoutsMessages } from "./messages.ts";

export function payoutsHandlers(commerce: Commerce): Handlers<typeof payoutsRoutes> {
  return {
    async adjustBalance({ params, body, idempotencyKey, session, language, requestId, answerWaiting }) {
      const headers = { "idempotency-key": idempotencyKey };
      const path = `/admin/sellers/${encodeURIComponent(params.id)}/adjustments`;
      const call = { body, headers, ...asAdministrator({ session, requestId }) };
      const made = await commerce.post<{ entry: FinanceEntry } | { adjustment: AdjustmentRequest }>(
        path,
        call,
      );
      if ("entry" in made) {
        return { success: true, data: made.entry, message: payoutsMessages.adjusted[language] };
      }
      answerWaiting();
      return { success: true, data: made.adjustment, message: payoutsMessages.adjustmentWaits[language] };
    },
  };
}
