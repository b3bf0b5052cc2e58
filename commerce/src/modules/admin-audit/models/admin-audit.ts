import { model } from "@medusajs/framework/utils";

/** One thing that an administrator did or tried to do. Written before it is done. */
export const AdminAudit = model.define("admin_audit", {
  id: model.id({ prefix: "audit" }).primaryKey(),
  actor_id: model.text().index(),
  /** method and path, `{id}` in place of what it is about */
  action: model.text(),
  /** ids of what it is about, with spaces */
  subject: model.text().nullable(),
  /** the body, without secrets and numbers of cards */
  said: model.json(),
  request_id: model.text().nullable(),
  /** HTTP status it came to; null when the process ended before it knew */
  status: model.number().nullable(),
  done_at: model.dateTime().nullable(),
});
