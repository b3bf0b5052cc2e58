import { model } from "@medusajs/framework/utils";

/** A bulk act of an administrator; `workflows/admin-job/` carries it out. */
export const AdminJobModel = model
  .define("admin_job", {
    id: model.id({ prefix: "job" }).primaryKey(),
    admin_id: model.text(),
    /** of an undoing job, that of the undone one */
    kind: model.text(),
    status: model.text().default("running"),
    reason: model.text().nullable(),
    /** list of `moderationReasons` of the contract */
    reasons: model.json().nullable(),
    category_id: model.text().nullable(),
    /** about orders, for administrators only */
    note: model.text().nullable(),
    /** of the bank, for all payouts */
    reference: model.text().nullable(),
    /** the job that this one undoes */
    undoes: model.text().nullable(),
    total: model.number(),
    done: model.number().default(0),
    unchanged: model.number().default(0),
    failed: model.number().default(0),
    finished_at: model.dateTime().nullable(),
    /** of the request, for a repeat with the same `Idempotency-Key` */
    body_hash: model.text().nullable(),
  })
  .indexes([
    { on: ["created_at"] },
    { on: ["created_at", "id"] },
    { on: ["admin_id", "created_at", "id"] },
    { on: ["status"], where: "status = 'running'" },
    // one that was stopped leaves the rest to another
    { on: ["undoes"], unique: true, where: "undoes IS NOT NULL AND status IN ('running', 'done')" },
  ]);
