import type { RunStatement } from "../../unconfirmed-email.ts";

/**
 * Records the owner of the mails and invitations to an address, in the transaction that changes the account's e-mail:
 * otherwise they would be attributed to the next owner of the address. Must run after the last mail to it.
 */
export async function recordFormerOwner(
  statement: RunStatement,
  { customerId, email }: { customerId: string; email: string },
): Promise<void> {
  for (const [table, column] of [
    ["shop_mail", "recipient"],
    ["seller_invitation", "email"],
  ])
    await statement(
      `update ${table} set former_owner_id = ?, updated_at = now() where ${column} = ? and former_owner_id is null`,
      [customerId, email],
    );
}
