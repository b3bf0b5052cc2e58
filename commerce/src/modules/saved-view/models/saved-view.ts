import { model } from "@medusajs/framework/utils";

/** Filters, order, columns and density of a list of the administrators' panel. Ends with its owner's account. */
export const SavedViewModel = model
  .define("saved_view", {
    id: model.id({ prefix: "view" }).primaryKey(),
    /** id of the administrator */
    owner_id: model.text(),
    list: model.text(),
    name: model.text(),
    /** of an address, as `cleanViewQuery` writes it */
    query: model.text().default(""),
    /** keys in their order; null for those of the list */
    columns: model.json().nullable(),
    density: model.text().default("comfortable"),
    shared: model.boolean().default(false),
    /** among the owner's views of the list; not named `order`, which is an SQL keyword */
    rank: model.number().default(0),
    /** of the request that saved it, if that had an `Idempotency-Key` */
    body_hash: model.text().nullable(),
  })
  .indexes([{ on: ["owner_id", "list"] }, { on: ["list"], where: "shared AND deleted_at IS NULL" }]);
