import { readRows } from "../../read-rows.ts";
import { readAnswersTo } from "../contact-message/answer-message.ts";
import type { PersonalDataPart } from "./personal-data.ts";

/**
 * Messages that a person sent while signed in, with the answers, which are deleted with them. A guest's message belongs to
 * nobody: its address is not verified.
 */
export const messageData: PersonalDataPart = {
  name: "messages",
  async collect(container, customerId) {
    const messages = await readRows<{ number: string }>(
      container,
      `select number, topic, name, email, phone, order_number as "orderNumber", message, status, created_at as "sentAt"
       from contact_message where customer_id = ? order by created_at, id`,
      [customerId],
    );
    const answers = await readAnswersTo(container, customerId);
    return messages.map((message) => ({
      ...message,
      answers: (answers.get(message.number) ?? []).map(({ text, sentAt }) => ({ text, sentAt })),
    }));
  },
  async erase(sql, customerId) {
    await sql("delete from contact_message where customer_id = ?", [customerId]);
  },
};
