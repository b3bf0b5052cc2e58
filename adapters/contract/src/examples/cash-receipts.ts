import type { ParcelReceipt, cashReceiptsRoutes } from "../cash-receipts.ts";
import type { Examples } from "./example.ts";
import { seller } from "./shared.ts";

export const receipt: ParcelReceipt = {
  parcelId: "par_1",
  number: "1234567890-1",
  seller,
  amount: 115_000,
  deliveredAt: "2026-11-01T10:00:00.000Z",
  receivedAt: "2026-11-01T10:00:00.000Z",
  reference: "КО-17",
};

export const cashReceiptsExamples: Examples<typeof cashReceiptsRoutes> = {
  cashReceipts: {
    request: {
      query: { status: "received", seller: seller.id, q: "КО-17", sort: "amount_desc", page: 1, limit: 10 },
    },
    answer: {
      success: true,
      data: [receipt],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
      counts: { outstanding: 1, received: 0 },
    },
  },
  recordCashReceipt: {
    request: { body: { parcelId: "par_1", amount: 115_000, reference: "КО-17" } },
    answer: { success: true, data: receipt, message: "Получение наличных записано" },
  },
};
