import { listColumns } from "../../lib/list-view/list-appearance.ts";

export const entryColumns = listColumns("entries", {
  at: "finance.columns.at",
  state: "finance.columns.state",
  amount: "finance.columns.amount",
  after: "finance.columns.after",
});
