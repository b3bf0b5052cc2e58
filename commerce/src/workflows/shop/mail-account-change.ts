import type { PayoutAccount } from "@bezak/contract/shops.ts";
import { randomUUID } from "node:crypto";
import { queueMail } from "../../mail/queue-mail.ts";
import type { Sql } from "../users/sql.ts";

interface OwnerRow {
  email: string;
  language: string | null;
}

/**
 * Queues a mail to the owner about a new payout account, in the transaction that stores it and whatever mails they
 * chose.
 */
export async function mailAccountChange(
  sql: Sql,
  sellerId: string,
  account: PayoutAccount | null,
): Promise<void> {
  const owners = await sql<OwnerRow>(
    `select customer.email, customer.metadata->>'language' as language
     from seller_member member join customer on customer.id = member.customer_id
     where member.seller_id = ? and member.role = 'owner' and member.deleted_at is null`,
    [sellerId],
  );
  const scope = {
    execute: (statement: string, values?: readonly unknown[]) => sql(statement, values),
  };
  const change = randomUUID();
  for (const [at, { email, language }] of owners.entries()) {
    await queueMail(scope, {
      key: `payout-account:${change}:${at}`,
      to: email,
      language,
      template: "payout-account-changed",
      data: { digits: account && account.account.slice(-4) },
    });
  }
}
