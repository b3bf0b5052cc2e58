import { listColumns } from "../../lib/list-view/list-appearance.ts";

export const approvalColumns = listColumns(
  "approvals",
  {
    who: "approvals.columns.who",
    state: "approvals.columns.state",
    sum: "approvals.columns.sum",
    shop: "approvals.columns.shop",
  },
  ["shop"],
);
