import type { bankFilesRoutes } from "../bank-files.ts";
import { adminJob } from "./admin-jobs.ts";
import type { Examples } from "./example.ts";

export const bankFilesExamples: Examples<typeof bankFilesRoutes> = {
  sentBankFiles: {
    answer: {
      success: true,
      data: [
        {
          batch: "2026-11-15-1",
          payouts: 120,
          total: 96_400_000,
          sent: { payouts: 118, total: 95_100_000 },
        },
      ],
    },
  },
  payPayouts: {
    request: {
      body: {
        payouts: [
          { id: "payout_1", version: "1764489600000000" },
          { id: "payout_2", version: "1764489600000001" },
        ],
        reference: "77",
      },
    },
    answer: {
      success: true,
      data: { ...adminJob, kind: "pay_payouts", reason: null, reference: "77", total: 2, done: 0 },
      message: "Выплаты отмечаются как выплаченные",
    },
  },
};
