import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { PersonalDataPart } from "./personal-data.ts";

/** Messages that a person sent while signed in. A guest's message belongs to nobody: its address is not verified. */
export const messageData: PersonalDataPart = {
  name: "messages",
  async collect(container, customerId) {
    const { rows } = (await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
      `select number, topic, name, email, phone, order_number as "orderNumber", message, status, created_at as "sentAt"
       from contact_message where customer_id = ? order by created_at, id`,
      [customerId],
    )) as { rows: unknown[] };
    return rows;
  },
  async erase(sql, customerId) {
    await sql("delete from contact_message where customer_id = ?", [customerId]);
  },
};
