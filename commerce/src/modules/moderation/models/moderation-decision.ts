import { model } from "@medusajs/framework/utils";

/** What an administrator decided about something that waited, so that the next one is told and it can be undone. */
export const ModerationDecisionModel = model
  .define("moderation_decision", {
    id: model.id({ prefix: "mdec" }).primaryKey(),
    /** `moderationKinds` of the contract */
    kind: model.text(),
    item_id: model.text(),
    /** `moderationOutcomes` of the contract */
    outcome: model.text(),
    /** as the person reads it */
    reason: model.text().nullable(),
    /** id of the administrator */
    decided_by: model.text(),
    decided_at: model.dateTime(),
    /** version that the administrator saw; null when it was not given */
    from_version: model.text().nullable(),
    /** version right after the decision: another one means that something has changed since */
    after_version: model.text().nullable(),
    /** what undoing restores */
    before: model.json().nullable(),
    /** null if it cannot be undone */
    undo_until: model.dateTime().nullable(),
    undone_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["item_id", "decided_at"] }, { on: ["undo_until"] }, { on: ["decided_at"] }]);
