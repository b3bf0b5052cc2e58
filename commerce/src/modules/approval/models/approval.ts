import { model } from "@medusajs/framework/utils";

/** An act above the sum of the settings that one administrator requested and another decides. */
export const ApprovalModel = model
  .define("approval", {
    id: model.id({ prefix: "appr" }).primaryKey(),
    /** `approvalKinds` of the contract */
    kind: model.text(),
    /** `approvalStatuses` of the contract; an expired one may be stored as waiting */
    status: model.text().default("waiting"),
    /** whole sum */
    sum: model.number(),
    object_id: model.text(),
    item_id: model.text().nullable(),
    /** of the object, as people know it */
    number: model.text(),
    order_id: model.text().nullable(),
    seller_id: model.text().nullable(),
    reason: model.text(),
    reference: model.text().nullable(),
    version: model.text(),
    /** id of the administrator */
    requested_by: model.text(),
    requested_at: model.dateTime(),
    expires_at: model.dateTime(),
    decided_by: model.text().nullable(),
    decided_at: model.dateTime().nullable(),
    decision_reason: model.text().nullable(),
  })
  .indexes([
    { on: ["status", "requested_at"] },
    { on: ["status", "requested_at", "id"] },
    { on: ["order_id"] },
    { on: ["requested_at"] },
    { on: ["requested_at", "id"] },
    // a search finds them by it
    { on: ["seller_id"] },
    { on: ["requested_by"] },
    { on: ["decided_by"] },
    { on: ["decided_at"] },
    { on: ["expires_at"] },
  ]);
