import type { AdminRank } from "@bezak/contract/admin-ranks.ts";
import type { OpenAdminInvitation } from "@bezak/contract/admin-team.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ShopError } from "../../shop-error.ts";
import { hashInvitationToken } from "../shop/invitation-token.ts";
import { maskEmail } from "../shop/mask-email.ts";
import { readSql, type Sql } from "../users/sql.ts";

export interface InvitationRow {
  id: string;
  email: string;
  rank: AdminRank;
  expires_at: Date;
}

/**
 * The open invitation of a link. With `locks` other uses of it wait until the transaction ends.
 * @throws ShopError 404 invitation_invalid: unknown, used, withdrawn or expired, or sent by somebody who is no owner any more
 */
export async function findInvitation(
  sql: Sql,
  token: string,
  { locks = false } = {},
): Promise<InvitationRow> {
  const [row] = await sql<InvitationRow>(
    `select id, email, rank, expires_at from admin_invitation
     where token_hash = ? and deleted_at is null and expires_at > now() and exists (select from "user" inviting
       where inviting.id = invited_by and inviting.deleted_at is null and inviting.metadata->>'rank' = 'owner'
         and coalesce(inviting.metadata->>'blocked', '') <> 'true')
     ${locks ? "for update of admin_invitation" : ""}`,
    [hashInvitationToken(token)],
  );
  if (!row) throw new ShopError(404, "invitation_invalid", "The invitation does not work any more");
  return row;
}

/** SQL: whether somebody signs in with the e-mail of that binding. */
export const HAS_ACCOUNT = `exists (select from provider_identity
  where provider = 'emailpass' and entity_id = ? and deleted_at is null)`;

/**
 * The invitation of a link, with a masked address, since somebody else may have found the link.
 * @throws ShopError 404 invitation_invalid
 */
export async function readAdminInvitation(
  container: MedusaContainer,
  token: string,
): Promise<OpenAdminInvitation> {
  const sql = readSql(container);
  const { email, rank, expires_at: expires } = await findInvitation(sql, token);
  const [account] = await sql<{ known: boolean }>(`select ${HAS_ACCOUNT} as known`, [email]);
  return {
    rank,
    email: maskEmail(email),
    expiresAt: new Date(expires).toISOString(),
    hasAccount: account?.known === true,
  };
}
