import { listColumns } from "../../lib/list-view/list-appearance.ts";

export const auditColumns = listColumns("audit", {
  who: "audit.columns.who",
  when: "audit.columns.when",
  outcome: "audit.columns.outcome",
});
