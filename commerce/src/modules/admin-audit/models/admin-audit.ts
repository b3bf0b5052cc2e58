import { model } from "@medusajs/framework/utils";

/** An action of an administrator, stored before it is carried out. The database lets nothing but the outcome change, once. */
export const AdminAudit = model.define("admin_audit", {
  id: model.id({ prefix: "audit" }).primaryKey(),
  actor_id: model.text().index(),
  /** role of the actor */
  acted_as: model.text().default("admin"),
  /** method and path, with `{id}` in place of ids */
  action: model.text(),
  /** ids of the request's objects, separated by spaces */
  subject: model.text().nullable(),
  /** the request body without secrets and personal data */
  said: model.json(),
  /** the request's own reason or note */
  reason: model.text().nullable(),
  /** network address of the client */
  address: model.text().nullable(),
  request_id: model.text().nullable(),
  /** rows of the objects by id before the action, without personal data; null without any */
  before: model.json().nullable(),
  /** resulting HTTP status; null when the process ended before the response */
  status: model.number().nullable(),
  /** ids of objects that the action created, separated by spaces */
  result: model.text().nullable(),
  /** by id the fields that the action changed; null in place of a deleted row */
  after: model.json().nullable(),
  done_at: model.dateTime().nullable(),
});
