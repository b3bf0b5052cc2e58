import { model } from "@medusajs/framework/utils";

/**
 * Something that a person was told. Holds what happened, never a sentence: words are found when it is read, in the
 * reader's language. A deleted entry stays as a row, so that its event is not told again.
 */
export const InboxEntry = model
  .define("inbox_entry", {
    id: model.id({ prefix: "inb" }).primaryKey(),
    customer_id: model.text(),
    /** names the event: one is told once, deleted entries included */
    key: model.text(),
    type: model.enum(["order", "parcel", "payment", "review", "price_drop", "shop", "system"]),
    event: model.text(),
    /** ids, numbers and sums, by event: see inbox/inbox-event.ts */
    data: model.json(),
    /** false where the person wants no such news in the shop: then it was only mailed, or not even that */
    shown: model.boolean().default(true),
    happened_at: model.dateTime(),
    read_at: model.dateTime().nullable(),
    archived_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["key"], unique: true, name: "IDX_inbox_entry_key_unique" },
    { on: ["customer_id", "happened_at"] },
  ]);
