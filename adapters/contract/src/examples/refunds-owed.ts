import type { refundsOwedRoutes } from "../refunds-owed.ts";
import type { Examples } from "./example.ts";
import { order } from "./orders.ts";

export const refundsOwedExamples: Examples<typeof refundsOwedRoutes> = {
  refundsOwed: {
    request: { query: { reason: "cash_return", q: "Dilnoza" } },
    answer: {
      success: true,
      data: [
        {
          id: "retreq_1",
          orderNumber: "1234567890",
          amount: 90_000,
          reason: "cash_return",
          buyer: { name: "Dilnoza", phone: "+998901234567" },
          account: "1234",
          since: "2026-11-01T10:00:00.000Z",
          version: "20261123090000000000-90000",
        },
      ],
      pagination: { page: 1, limit: 20, total: 1, pages: 1 },
      counts: { cash_return: 1, part_of_payment: 0, gateway_refused: 0, in_cabinet: 0, late_payment: 0 },
      sum: 90_000,
    },
  },
  refundAccount: {
    request: { params: { id: "retreq_1" } },
    answer: { success: true, data: { account: "8600123412341234" } },
  },
  payRefundOwed: {
    request: {
      params: { id: "retreq_1" },
      body: { reference: "Квитанция 17", version: "20261123090000000000-90000" },
    },
    answer: {
      success: true,
      data: { id: "retreq_1", amount: 90_000, again: false },
      message: "Перевод записан, покупателю сообщили",
    },
  },
  nameRefundAccount: {
    request: { params: { id: "order_1" }, body: { account: "8600123412344321" } },
    answer: { success: true, data: order },
  },
};
