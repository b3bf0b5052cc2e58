import type { AdjustmentRequest, adjustmentsRoutes } from "@bezak/contract/adjustments.ts";
import { asAdministrator } from "../administrator.ts";
import type { Buyer } from "../buyer.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";
import { paginationOf } from "../pagination.ts";

const messages = {
  approve: { ru: "Баланс изменён", uz: "Balans oʻzgartirildi", en: "The balance is changed" },
  refuse: {
    ru: "Изменение отклонено, баланс прежний",
    uz: "Oʻzgarish rad etildi, balans avvalgidek",
    en: "The adjustment is refused, the balance is as it was",
  },
} as const;

/** Adjustments that wait for a second administrator; the shapes are commerce's. */
export function adjustmentsHandlers(commerce: Commerce): Handlers<typeof adjustmentsRoutes> {
  const decide = async (id: string, step: keyof typeof messages, administrator: Buyer) => {
    const path = `/admin/adjustments/${encodeURIComponent(id)}/${step}`;
    return (await commerce.post<{ adjustment: AdjustmentRequest }>(path, asAdministrator(administrator)))
      .adjustment;
  };

  return {
    async adjustmentRequests({ query, session, requestId }) {
      const { adjustments, count } = await commerce.get<{ adjustments: AdjustmentRequest[]; count: number }>(
        "/admin/adjustments",
        { query, ...asAdministrator({ session, requestId }) },
      );
      return { success: true, data: adjustments, pagination: paginationOf(query, count) };
    },
    async approveAdjustment({ params, session, language, requestId }) {
      const data = await decide(params.id, "approve", { session, requestId });
      return { success: true, data, message: messages.approve[language] };
    },
    async refuseAdjustment({ params, session, language, requestId }) {
      const data = await decide(params.id, "refuse", { session, requestId });
      return { success: true, data, message: messages.refuse[language] };
    },
  };
}
