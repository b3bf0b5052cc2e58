import { model } from "@medusajs/framework/utils";

/** A buyer's review of a product; one per product and buyer. Readers see only published ones. */
export const ProductReview = model
  .define("product_review", {
    id: model.id({ prefix: "prev" }).primaryKey(),
    product_id: model.text(),
    /** the seller of the product when it was reviewed */
    seller_id: model.text(),
    /** null once the account is deleted */
    customer_id: model.text().nullable(),
    /** first name and initial */
    author_name: model.text().default(""),
    /** 1..5 */
    rating: model.number(),
    title: model.text().nullable(),
    text: model.text(),
    /** URLs of pictures */
    images: model.array(),
    /** a delivered parcel of the author contained the product when this was written, edited or published */
    verified_purchase: model.boolean().default(false),
    status: model.enum(["pending", "published", "rejected"]).default("pending"),
    rejection_reason: model.text().nullable(),
    seller_reply: model.text().nullable(),
    seller_replied_at: model.dateTime().nullable(),
    /** number of votes */
    helpful_count: model.number().default(0),
  })
  .indexes([
    { on: ["product_id", "customer_id"], unique: true, where: "deleted_at IS NULL" },
    { on: ["product_id", "created_at"] },
    { on: ["seller_id", "created_at"] },
    {
      name: "IDX_product_review_unanswered",
      on: ["seller_id", "created_at"],
      where: "status = 'published' AND seller_reply IS NULL AND deleted_at IS NULL",
    },
    {
      name: "IDX_product_review_pending",
      on: ["created_at"],
      where: "status = 'pending' AND deleted_at IS NULL",
    },
    // administrators' list begins with the newest, however many there are
    { name: "IDX_product_review_newest", on: ["created_at", "id"], where: "deleted_at IS NULL" },
    { on: ["customer_id"] },
    // notifications search reviews by it
    { on: ["updated_at"] },
  ]);
