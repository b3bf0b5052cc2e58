import { model } from "@medusajs/framework/utils";

/** An application to open a shop, and the decision on it. A customer has at most one that is pending. */
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
    /** `monthlyVolumes` and `sellingExperiences` of the contract: the engine allows no names that begin with a digit */
    monthly_volume: model.text(),
    experience: model.text(),
    other_platforms: model.text().nullable(),
    /** list of ids */
    categories: model.json(),
    /** when the terms for sellers were accepted */
    terms_agreed_at: model.dateTime(),
    marketing_consent: model.boolean().default(false),
    status: model.enum(["pending", "approved", "rejected"]).default("pending"),
    /** reason of the rejection */
    reason: model.text().nullable(),
    /** id of the administrator; null until decided */
    decided_by: model.text().nullable(),
    decided_at: model.dateTime().nullable(),
    /** the shop that was created from it */
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
    // notifications search applications by it
    { on: ["updated_at"] },
  ]);
