import { listColumns } from "../../lib/list-view/list-appearance.ts";

export const cashColumns = listColumns("cash", {
  delivered: "adminCash.columns.delivered",
  received: "adminCash.columns.received",
  amount: "adminCash.columns.amount",
});
