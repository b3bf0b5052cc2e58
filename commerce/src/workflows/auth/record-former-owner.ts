/** A transaction's statement, `?` for each value. */
type Statement = (sql: string, bindings: string[]) => PromiseLike<unknown>;

/**
 * Notes whose the mails and invitations to an address were, in the transaction that gives the account another one: by
 * the address they would be found as its next owner's. Comes after the last mail to it.
 */
export async function recordFormerOwner(
  statement: Statement,
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
