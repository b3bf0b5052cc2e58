import { listColumns } from "../../lib/list-view/list-appearance.ts";

export const refundColumns = listColumns(
  "refunds",
  {
    reason: "adminRefunds.columns.reason",
    account: "adminRefunds.columns.account",
    amount: "adminRefunds.columns.amount",
    since: "adminRefunds.columns.since",
  },
  ["since"],
);

export const adjustmentColumns = listColumns("adjustments", {
  asked: "adminPayouts.columns.asked",
  state: "adminAdjustments.columns.state",
  amount: "adminPayouts.columns.amount",
});

export const payoutColumns = listColumns("payouts", {
  at: "adminPayouts.columns.at",
  status: "adminPayouts.columns.status",
  account: "adminPayouts.columns.account",
  amount: "adminPayouts.columns.amount",
});
