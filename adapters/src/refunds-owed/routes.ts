import type { Order } from "@bezak/contract/orders.ts";
import type { RefundOwed, refundsOwedRoutes } from "@bezak/contract/refunds-owed.ts";
import { asAdministrator } from "../administrator.ts";
import { asBuyer } from "../buyer.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";
import { paginationOf } from "../pagination.ts";

const pathOf = (id: string, part: string) => `/admin/refunds-owed/${encodeURIComponent(id)}/${part}`;

const paid = {
  ru: "Выплата записана, покупателю сообщили",
  uz: "Toʻlov yozildi, xaridorga xabar berildi",
  en: "The payment is recorded and the buyer was told",
};

const paidBefore = {
  ru: "Выплата уже была записана с этим номером",
  uz: "Toʻlov shu raqam bilan avval yozilgan",
  en: "The payment was recorded with this reference before",
};

/** Refunds that a person pays; the shapes are commerce's. */
export function refundsOwedHandlers(commerce: Commerce): Handlers<typeof refundsOwedRoutes> {
  return {
    async refundsOwed({ query, session, requestId }) {
      const call = { query, ...asAdministrator({ session, requestId }) };
      const { refunds, count } = await commerce.get<{ refunds: RefundOwed[]; count: number }>(
        "/admin/refunds-owed",
        call,
      );
      return { success: true, data: refunds, pagination: paginationOf(query, count) };
    },
    async refundAccount({ params, session, requestId }) {
      const call = asAdministrator({ session, requestId });
      return {
        success: true,
        data: await commerce.get<{ account: string }>(pathOf(params.id, "account"), call),
      };
    },
    async payRefundOwed({ params, body, session, language, requestId }) {
      const call = { body, ...asAdministrator({ session, requestId }) };
      const { refund } = await commerce.post<{ refund: { id: string; amount: number; again: boolean } }>(
        pathOf(params.id, "paid"),
        call,
      );
      return { success: true, data: refund, message: (refund.again ? paidBefore : paid)[language] };
    },
    async nameRefundAccount({ params, body, session, requestId }) {
      const path = `/customer/orders/${encodeURIComponent(params.id)}/refund-account`;
      const call = { body, ...asBuyer({ session, requestId }) };
      return { success: true, data: (await commerce.post<{ order: Order }>(path, call)).order };
    },
  };
}
