import { model } from "@medusajs/framework/utils";

/**
 * A cancellation of an order or a part of it, stored before anything is undone: when a process is killed, another one
 * finishes it. It only moves forward. Those in state `done` are the history on the order's page.
 */
export const OrderCancellation = model
  .define("order_cancellation", {
    id: model.id({ prefix: "ordcan" }).primaryKey(),
    order_id: model.text(),
    /** {ids: []} of the parcels that it cancels */
    parcels: model.json(),
    /** {rows: []}: the lines before the cancellation, which removes them from the order */
    lines: model.json(),
    /** whether it ends the order */
    whole: model.boolean(),
    actor: model.enum(["buyer", "seller", "admin", "system"]),
    reason: model.text().nullable(),
    state: model.enum(["started", "done"]).default("started"),
    /** whole sum of the buyer's refund */
    refund_amount: model.bigNumber(),
    /** `asked`: the gateway was called and has not answered; `owed`: a manual refund is needed */
    refund_state: model.enum(["none", "due", "asked", "done", "owed"]).default("none"),
  })
  .indexes([
    { on: ["order_id"] },
    {
      name: "IDX_order_cancellation_one_started",
      on: ["order_id"],
      unique: true,
      where: "state = 'started'",
    },
    // reconciliation lists pending refunds, whatever their age
    {
      name: "IDX_order_cancellation_to_give_back",
      on: ["order_id"],
      where: "refund_state IN ('due', 'asked', 'owed') AND deleted_at IS NULL",
    },
  ]);
