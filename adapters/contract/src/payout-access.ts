import { money, owners, treasury, type AccessRow } from "./access-rows.ts";
import type { bankFilesRoutes } from "./bank-files.ts";
import type { payoutsRoutes } from "./payouts.ts";

/** Who sees money may read payouts and commission; only the treasury moves payouts. */
export const payoutAccess: Record<keyof typeof payoutsRoutes | keyof typeof bankFilesRoutes, AccessRow> = {
  payoutPreview: money,
  sweepPayouts: treasury,
  payouts: money,
  administeredPayout: money,
  payoutSettings: owners,
  setPayoutSettings: owners,
  bankFile: treasury,
  payPayout: treasury,
  sentBankFiles: money,
  payPayouts: treasury,
  failPayout: treasury,
  cancelPayout: treasury,
  repeatPayout: treasury,
  adjustBalance: money,
  commissionRules: money,
  commissionPreview: money,
  setCommissionRule: treasury,
  setDefaultCommission: treasury,
  removeCommissionRule: treasury,
};
