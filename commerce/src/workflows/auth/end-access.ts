import { toSqlScope, type Sql } from "../users/sql.ts";
import { endSessions } from "./end-sessions.ts";

/** Ends the sessions of an account whose role changes, and the mailed links for a new password, in the caller's transaction. */
export async function endAccess(sql: Sql, identityId: string): Promise<void> {
  await endSessions(toSqlScope(sql), identityId);
  await sql(
    "update password_reset set used_at = now(), updated_at = now() where auth_identity_id = ? and used_at is null",
    [identityId],
  );
}
