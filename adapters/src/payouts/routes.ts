import type { payoutsRoutes } from "@bezak/contract/payouts.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";
import { paginationOf } from "../pagination.ts";
import { payoutsGateway } from "./gateway.ts";
import { payoutsMessages } from "./messages.ts";

export function payoutsHandlers(commerce: Commerce): Handlers<typeof payoutsRoutes> {
  const gateway = payoutsGateway(commerce);

  return {
    async payoutPreview({ session, requestId }) {
      return { success: true, data: await gateway.preview({ session, requestId }) };
    },
    async sweepPayouts({ session, requestId }) {
      return { success: true, data: await gateway.sweep({ session, requestId }) };
    },
    async payouts({ query, session, requestId }) {
      const { payouts, count } = await gateway.payouts(query, { session, requestId });
      return { success: true, data: payouts, pagination: paginationOf(query, count) };
    },
    async payoutSettings({ session, requestId }) {
      return { success: true, data: await gateway.settings({ session, requestId }) };
    },
    async setPayoutSettings({ body, session, language, requestId }) {
      const data = await gateway.setSettings(body, { session, requestId });
      return { success: true, data, message: payoutsMessages.settingsSet[language] };
    },
    bankFile({ query, session, requestId }) {
      return gateway.bankFile(query, { session, requestId });
    },
    async payPayout({ params, body, session, language, requestId }) {
      const data = await gateway.paid(params.id, body, { session, requestId });
      return { success: true, data, message: payoutsMessages.paid[language] };
    },
    async failPayout({ params, body, session, language, requestId }) {
      const data = await gateway.failed(params.id, body, { session, requestId });
      return { success: true, data, message: payoutsMessages.failed[language] };
    },
    async cancelPayout({ params, session, language, requestId }) {
      const data = await gateway.cancel(params.id, { session, requestId });
      return { success: true, data, message: payoutsMessages.cancelled[language] };
    },
    async adjustBalance({ params, body, idempotencyKey, session, language, requestId, answerWaiting }) {
      const made = await gateway.adjust(params.id, body, idempotencyKey, { session, requestId });
      if ("entry" in made) {
        return { success: true, data: made.entry, message: payoutsMessages.adjusted[language] };
      }
      answerWaiting();
      return { success: true, data: made.adjustment, message: payoutsMessages.adjustmentWaits[language] };
    },
    async commissionRules({ session, requestId }) {
      return { success: true, data: await gateway.rules({ session, requestId }) };
    },
    async setCommissionRule({ body, session, language, requestId }) {
      const data = await gateway.setRule(body, { session, requestId });
      return { success: true, data, message: payoutsMessages.ruleSet[language] };
    },
    async setDefaultCommission({ body, session, language, requestId }) {
      const data = await gateway.setDefaultRule(body, { session, requestId });
      return { success: true, data, message: payoutsMessages.ruleSet[language] };
    },
    async removeCommissionRule({ params, session, language, requestId }) {
      await gateway.removeRule(params.id, { session, requestId });
      return { success: true, data: {}, message: payoutsMessages.ruleRemoved[language] };
    },
  };
}
