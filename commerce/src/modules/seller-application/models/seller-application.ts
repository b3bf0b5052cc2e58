import { model } from "@medusajs/framework/utils";

/** Somebody's wish to sell, as it was written, and what was decided about it. One waits per customer at most. */
export const SellerApplication = model
  .define("seller_application", {
    id: model.id({ prefix: "selapp" }).primaryKey(),
    customer_id: model.text(),
    company_name: model.text(),
    business_type: model.enum(["individual", "llc", "self_employed"]),
    contact_person: model.text(),
    phone: model.text(),
    email: model.text().nullable(),
    website: model.text().nullable(),
    description: model.text(),
    /** `monthlyVolumes` and `sellingExperiences` of the contract: the engine has no names that begin with a digit */
    monthly_volume: model.text(),
    experience: model.text(),
    other_platforms: model.text().nullable(),
    /** list of ids */
    categories: model.json(),
    /** when the rules of selling were agreed to */
    terms_agreed_at: model.dateTime(),
    marketing_consent: model.boolean().default(false),
    status: model.enum(["pending", "approved", "rejected"]).default("pending"),
    /** why it was rejected */
    reason: model.text().nullable(),
    /** administrator, or nobody yet */
    decided_by: model.text().nullable(),
    decided_at: model.dateTime().nullable(),
    /** the shop that came of it */
    seller_id: model.text().nullable(),
  })
  .indexes([
    {
      name: "IDX_seller_application_customer_id_pending",
      on: ["customer_id"],
      unique: true,
      where: "status = 'pending' AND deleted_at IS NULL",
    },
    { on: ["customer_id", "created_at"] },
    { on: ["status", "created_at"] },
    // news of applications are looked for by it
    { on: ["updated_at"] },
  ]);
