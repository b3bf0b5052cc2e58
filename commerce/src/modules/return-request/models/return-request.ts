import { model } from "@medusajs/framework/utils";

/** A buyer's request to return lines of a delivered parcel. `returned_quantity` counts the pieces taken per line. */
export const ReturnRequest = model
  .define("return_request", {
    id: model.id({ prefix: "retreq" }).primaryKey(),
    order_id: model.text(),
    parcel_id: model.text(),
    customer_id: model.text(),
    seller_id: model.text(),
    status: model
      .enum(["requested", "approved", "rejected", "received", "refund_owed", "refunded"])
      .default("requested"),
    reason: model.enum(["defect", "not_as_described", "wrong_item", "wrong_size", "changed_mind", "other"]),
    text: model.text().nullable(),
    /** {urls: []} */
    photos: model.json(),
    /** {rows: [{item_id, quantity}]} */
    lines: model.json(),
    /** price of the returned products, whole sum */
    amount: model.bigNumber(),
    /** `asked`: the gateway was called and has not answered; `owed`: a manual refund is needed */
    refund_state: model.enum(["none", "asked", "done", "owed"]).default("none"),
    /** {entries: [{status, at, actor, reason?}]}, oldest first; the first one's actor has opened it */
    timeline: model.json(),
    /** of the request with a key by which an administrator opened it */
    body_hash: model.text().nullable(),
  })
  .indexes([
    { on: ["order_id"] },
    { on: ["customer_id", "created_at"] },
    { on: ["seller_id", "status", "created_at"] },
    // administrators list all of them
    { on: ["created_at", "id"] },
    { on: ["status", "created_at", "id"] },
    // notifications search returns by it
    { on: ["updated_at"] },
    {
      name: "IDX_return_request_updated_at_unfinished",
      on: ["updated_at"],
      where: "status = 'received' AND refund_state <> 'none' AND deleted_at IS NULL",
    },
    // reconciliation lists pending refunds, whatever their age
    {
      name: "IDX_return_request_to_give_back",
      on: ["order_id"],
      where: "refund_state IN ('asked', 'owed') AND deleted_at IS NULL",
    },
  ]);
