import { model } from "@medusajs/framework/utils";

/** What a buyer says of a product; one per product and buyer. Readers see published ones only. */
export const ProductReview = model
  .define("product_review", {
    id: model.id({ prefix: "prev" }).primaryKey(),
    product_id: model.text(),
    /** who sold the product when it was reviewed */
    seller_id: model.text(),
    /** null once the account is deleted */
    customer_id: model.text().nullable(),
    /** first name and initial */
    author_name: model.text().default(""),
    /** 1..5 */
    rating: model.number(),
    title: model.text().nullable(),
    text: model.text(),
    /** addresses of pictures */
    images: model.array(),
    /** a delivered parcel of the author held the product when this was written, edited or published */
    verified_purchase: model.boolean().default(false),
    status: model.enum(["pending", "published", "rejected"]).default("pending"),
    rejection_reason: model.text().nullable(),
    seller_reply: model.text().nullable(),
    seller_replied_at: model.dateTime().nullable(),
    /** how many votes there are */
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
    { on: ["customer_id"] },
    // news of reviews are looked for by it
    { on: ["updated_at"] },
  ]);
