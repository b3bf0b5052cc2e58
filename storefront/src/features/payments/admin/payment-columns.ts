import { listColumns } from "../../../lib/list-view/list-appearance.ts";

export const paymentColumns = listColumns(
  "payments",
  {
    transaction: "paymentAdmin.columns.transaction",
    amount: "paymentAdmin.columns.amount",
    state: "paymentAdmin.columns.state",
    method: "paymentAdmin.columns.method",
    began: "paymentAdmin.columns.began",
    ended: "paymentAdmin.columns.ended",
  },
  ["began", "ended"],
);
