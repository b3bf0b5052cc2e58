import { model } from "@medusajs/framework/utils";

/**
 * A notification of a user. Stores the event and no text: the text is composed when it is read, in the reader's
 * language. A deleted entry stays as a row, so that its event is not announced again.
 */
export const InboxEntry = model
  .define("inbox_entry", {
    id: model.id({ prefix: "inb" }).primaryKey(),
    customer_id: model.text(),
    /** identifies the event, which is announced once, even after its entry was deleted */
    key: model.text(),
    type: model.enum(["order", "parcel", "payment", "review", "price_drop", "shop", "system"]),
    event: model.text(),
    /** ids, numbers and sums, by event: see inbox/inbox-event.ts */
    data: model.json(),
    /** false when the user has switched off such notifications in the shop: it was only mailed, or not even that */
    shown: model.boolean().default(true),
    happened_at: model.dateTime(),
    read_at: model.dateTime().nullable(),
    archived_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["key"], unique: true, name: "IDX_inbox_entry_key_unique" },
    { on: ["customer_id", "happened_at"] },
  ]);
