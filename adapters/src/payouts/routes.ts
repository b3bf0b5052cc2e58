import { AdjustmentRequest } from "@bezak/contract/adjustments.ts";
import { FinanceEntry } from "@bezak/contract/finance.ts";
import type { payoutsRoutes } from "@bezak/contract/payouts.ts";
import { z } from "zod";
import { asAdministrator } from "../administrator.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../commerce.ts";
import { payoutsMessages } from "./messages.ts";

/** An entry that was made at once, or a request that another administrator must approve. */
const Adjusted = z.union([z.object({ entry: FinanceEntry }), z.object({ adjustment: AdjustmentRequest })]);

export function payoutsHandlers(commerce: Commerce): Handlers<typeof payoutsRoutes> {
  return {
    async adjustBalance({ params, body, idempotencyKey, session, language, requestId, answerWaiting }) {
      const headers = { "idempotency-key": idempotencyKey };
      const path = `/admin/sellers/${encodeURIComponent(params.id)}/adjustments`;
      const call = { body, headers, ...asAdministrator({ session, requestId }) };
      const made = await commerce.post(path, Adjusted, call);
      if ("entry" in made) {
        return { success: true, data: made.entry, message: payoutsMessages.adjusted[language] };
      }
      answerWaiting();
      return { success: true, data: made.adjustment, message: payoutsMessages.adjustmentWaits[language] };
    },
  };
}
