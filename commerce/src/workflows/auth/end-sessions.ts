import { getSql, type SqlScope } from "../../queue/sql-scope.ts";

/** Ends the sessions of an identity, in the caller's transaction; `exceptId`: of the one that stays open. */
export async function endSessions(scope: SqlScope, identityId: string, exceptId = ""): Promise<void> {
  await getSql(scope).executeSql(
    `update shop_session set revoked_at = now(), updated_at = now()
     where auth_identity_id = $1 and revoked_at is null and id <> $2`,
    [identityId, exceptId],
  );
}
