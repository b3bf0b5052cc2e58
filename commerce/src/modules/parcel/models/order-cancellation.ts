import { model } from "@medusajs/framework/utils";

/**
 * What is being called off of an order, written before anything is undone: a process killed in between is followed
 * by another that carries the rest out. It only ever goes forward. `done` is the past that the order's page shows.
 */
export const OrderCancellation = model
  .define("order_cancellation", {
    id: model.id({ prefix: "ordcan" }).primaryKey(),
    order_id: model.text(),
    /** {ids: []} of the parcels that are cancelled with it */
    parcels: model.json(),
    /** {rows: []}: the order's lines as they were, for they leave the order */
    lines: model.json(),
    /** the order ends with it */
    whole: model.boolean(),
    actor: model.enum(["buyer", "seller", "admin", "system"]),
    reason: model.text().nullable(),
    state: model.enum(["started", "done"]).default("started"),
    /** whole sum that goes back to the buyer */
    refund_amount: model.bigNumber(),
    /** `asked`: the gateway was called and has not answered; `owed`: a person has to give the money back */
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
    // reconciliation looks for what is still to go back, whatever its age
    {
      name: "IDX_order_cancellation_to_give_back",
      on: ["order_id"],
      where: "refund_state IN ('due', 'asked', 'owed') AND deleted_at IS NULL",
    },
  ]);
