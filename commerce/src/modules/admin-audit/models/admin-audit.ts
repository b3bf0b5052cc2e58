import { model } from "@medusajs/framework/utils";

/** An action of an administrator, stored before it is carried out. */
export const AdminAudit = model.define("admin_audit", {
  id: model.id({ prefix: "audit" }).primaryKey(),
  actor_id: model.text().index(),
  /** method and path, with `{id}` in place of ids */
  action: model.text(),
  /** ids from the path, separated by spaces */
  subject: model.text().nullable(),
  /** the request body without secrets and card numbers */
  said: model.json(),
  request_id: model.text().nullable(),
  /** resulting HTTP status; null when the process ended before the response */
  status: model.number().nullable(),
  done_at: model.dateTime().nullable(),
});
