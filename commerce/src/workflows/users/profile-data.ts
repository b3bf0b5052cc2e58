import { readPerson } from "../auth/person.ts";
import type { PersonalDataPart } from "./personal-data.ts";

/** Name and addresses. The emptied row stays, since orders refer to it; its e-mail becomes free. */
export const profileData: PersonalDataPart = {
  name: "profile",
  collect: (container, customerId) =>
    readPerson(container, { auth_identity_id: "", customer_id: customerId, user_id: null }),
  async erase(sql, customerId) {
    await sql("delete from customer_address where customer_id = ?", [customerId]);
    await sql(
      `update customer set email = null, first_name = null, last_name = null, phone = null, company_name = null,
         metadata = null, updated_at = now(), deleted_at = coalesce(deleted_at, now())
       where id = ?`,
      [customerId],
    );
    // of somebody who was an administrator before; the e-mail must be unique
    await sql(
      `update "user" set email = id, first_name = null, last_name = null, avatar_url = null, updated_at = now()
       where deleted_at is not null and metadata->>'customerId' = ?`,
      [customerId],
    );
  },
};
