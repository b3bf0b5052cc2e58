import { randomUUID } from "node:crypto";
import { queueMail } from "../../mail/queue-mail.ts";
import type { SqlManager } from "../../queue/sql-scope.ts";
import type { NamedAccount } from "./refund-account.ts";

interface Reader {
  email: string;
  language: string | null;
  number: string;
}

/**
 * Mails a buyer that another account was named for a refund, whatever mails they chose.
 * `refund-account-notifications.ts` adds it to the inbox.
 */
export async function mailRefundAccount(
  sql: SqlManager,
  { orderId, customerId, account }: NamedAccount,
): Promise<void> {
  const [reader] = (await sql.execute(
    `select c.email, c.metadata->>'language' as language, o.custom_display_id as number
     from "order" o join customer c on c.id = ? where o.id = ?`,
    [customerId, orderId],
  )) as Reader[];
  if (!reader) return;
  await queueMail(sql, {
    key: `refund-account:${randomUUID()}`,
    to: reader.email,
    language: reader.language,
    template: "refund-account-changed",
    data: { digits: account.slice(-4), number: reader.number },
  });
}
