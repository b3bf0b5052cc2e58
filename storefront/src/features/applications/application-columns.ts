import { listColumns } from "../../lib/list-view/list-appearance.ts";

export const applicationColumns = listColumns("applications", {
  person: "applications.applicant",
  categories: "application.categories",
  sent: "applications.sentAt",
  status: "applications.status",
});
