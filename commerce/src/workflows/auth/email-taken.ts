/** The engine's connection, or a transaction on it. */
interface Database {
  raw(sql: string, bindings: readonly unknown[]): Promise<{ rows: unknown[] }>;
}

/** Whether an e-mail has an account, as a buyer or as an administrator. */
export async function isEmailTaken(database: Database, email: string): Promise<boolean> {
  const { rows } = await database.raw(
    `select 1 from provider_identity where provider = 'emailpass' and entity_id = ? and deleted_at is null
     union all select 1 from "user" where email = ? and deleted_at is null`,
    [email, email],
  );
  return rows.length > 0;
}
