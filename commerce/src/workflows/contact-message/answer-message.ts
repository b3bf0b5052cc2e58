import type { NewContactAnswer } from "@bezak/contract/contacts.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { queueMail } from "../../mail/queue-mail.ts";
import { readRows } from "../../read-rows.ts";
import { findCreated, idOfKey } from "../../shared/keyed-creation.ts";
import { hashRequest } from "../order/order-request.ts";
import { inTransaction, toSqlScope } from "../users/sql.ts";
import { lockMessage, writeStatus, type MessageView } from "./administered-messages.ts";

interface MessageAnswer {
  adminId: string;
  body: NewContactAnswer;
  /** without a key every request is an answer of its own */
  key?: string;
}

/**
 * Mails an answer to the sender of a message, in the language of the message, and stores it with the message, which is
 * answered by that: all of it or nothing, once per key.
 * @throws ShopError 404 contact_message_not_found, 409 stale_version, 422 idempotency_mismatch
 */
export function answerMessage(
  container: MedusaContainer,
  id: string,
  { adminId, body: { text, version }, key }: MessageAnswer,
): Promise<MessageView> {
  return inTransaction(container, async (sql) => {
    const hash = hashRequest({ id, text });
    const answerId = key === undefined ? generateEntityId("", "cans") : idOfKey("cans", adminId, key);
    const sent =
      key && (await findCreated(sql, { table: "contact_answer", hash: "body_hash" }, { id: answerId, hash }));
    // the message as it is now: it may have been changed since
    if (sent) return lockMessage(sql, id, undefined);
    const message = await lockMessage(sql, id, version);
    await sql(
      "insert into contact_answer (id, message_id, admin_id, text, body_hash) values (?, ?, ?, ?, ?)",
      [answerId, id, adminId, text, hash],
    );
    await queueMail(toSqlScope(sql), {
      key: `contact-answer:${answerId}`,
      to: message.email,
      language: message.language,
      template: "contact-answer",
      data: { number: message.number, text },
    });
    const answered = { status: "answered", fromVersion: version, adminId } as const;
    return (await writeStatus(sql, message, answered)).message;
  });
}

/** Answers to the messages that a person sent while signed in, by message, oldest first. */
export async function readAnswersTo(container: MedusaContainer, customerId: string) {
  const rows = await readRows<{ number: string; text: string; sentAt: Date }>(
    container,
    `select message.number, answer.text, answer.created_at as "sentAt"
     from contact_answer answer join contact_message message on message.id = answer.message_id
     where message.customer_id = ? order by answer.created_at, answer.id`,
    [customerId],
  );
  return Map.groupBy(rows, ({ number }) => number);
}
