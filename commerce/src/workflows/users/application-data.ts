import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { PersonalDataPart } from "./personal-data.ts";

/** Deleted completely. A shop that came of one is closed before the account. */
export const applicationData: PersonalDataPart = {
  name: "sellerApplications",
  async collect(container, customerId) {
    const { rows } = (await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
      `select id, company_name as "companyName", business_type as "businessType",
         contact_person as "contactPerson", phone, email, website, description,
         monthly_volume as "monthlyVolume", experience, other_platforms as "otherPlatforms", categories,
         terms_agreed_at as "termsAgreedAt", marketing_consent as "marketingConsent", status, reason,
         created_at as "createdAt", decided_at as "decidedAt"
       from seller_application where customer_id = ? and deleted_at is null order by created_at, id`,
      [customerId],
    )) as { rows: unknown[] };
    return rows;
  },
  async erase(sql, customerId) {
    await sql("delete from seller_application where customer_id = ?", [customerId]);
  },
};
