import { randomUUID } from "node:crypto";
import type { AdminInvitation, NewAdminInvitation } from "@bezak/contract/admin-team.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { queueMail } from "../../mail/queue-mail.ts";
import { ShopError } from "../../shop-error.ts";
import { hashInvitationToken } from "../shop/invitation-token.ts";
import { holdTeam } from "../users/administrators.ts";
import { ADMINISTRATORS, IS_BLOCKED } from "../users/people.ts";
import { inTransaction, toSqlScope, type Sql } from "../users/sql.ts";
import { INVITATION_COLUMNS } from "./read-team.ts";
import { adminInvitationToken } from "./invitation-token.ts";

/** Hours for which a link works. */
const LIFE = 72;

/** Seconds between two mails to the same address. */
const PAUSE = 60;

interface Invitee {
  isAdministrator: boolean;
  isMember: boolean;
  isBlocked: boolean;
  language: string | null;
  /** seconds until another mail to this address is permitted */
  wait: number | null;
}

async function readInvitee(sql: Sql, email: string, adminId: string): Promise<Invitee> {
  const [found] = await sql<Invitee>(
    `select exists (select from (${ADMINISTRATORS}) administrator where email = ?) as "isAdministrator",
       exists (select from seller_member where customer_id = buyer.id and deleted_at is null) as "isMember",
       coalesce(buyer.blocked, false) as "isBlocked",
       coalesce(buyer.language, (select metadata->>'language' from "user" where id = ?)) as language,
       (select ceil(extract(epoch from max(sent_at) + ? * interval '1 second' - now()))::int
         from admin_invitation where email = ?) as wait
     from (select 1) one left join
       (select id, ${IS_BLOCKED} as blocked, metadata->>'language' as language from customer
         where email = ? and has_account and deleted_at is null) buyer on true`,
    [email, adminId, PAUSE, email, email],
  );
  if (!found) throw new Error("the row of an invited person is missing");
  return found;
}

function refuse({ isAdministrator, isMember, isBlocked, wait }: Invitee): void {
  if (isAdministrator) throw new ShopError(409, "administrator_exists", "This person is an administrator");
  if (isMember)
    throw new ShopError(400, "role_of_seller", "Somebody who works for a shop leaves its team first");
  if (isBlocked) throw new ShopError(409, "account_blocked", "This buyer is blocked");
  if (wait !== null && wait > 0)
    throw new ShopError(429, "too_soon", "A mail has just been sent there", { retryAfter: wait });
}

/**
 * Invites an administrator, or repeats an invitation with another link. Row and mail are one transaction, and one lock
 * orders all changes of the team.
 * @throws ShopError 403 rank_required, 400 role_of_seller, 409 administrator_exists | account_blocked, 429 too_soon
 */
export async function inviteAdministrator(
  container: MedusaContainer,
  { adminId, email, rank }: NewAdminInvitation & { adminId: string },
): Promise<AdminInvitation> {
  return inTransaction(container, async (sql) => {
    await holdTeam(sql, adminId);
    const invitee = await readInvitee(sql, email, adminId);
    refuse(invitee);
    const letterId = randomUUID();
    const [invitation] = await sql<AdminInvitation>(
      `insert into admin_invitation (id, email, rank, token_hash, invited_by, sent_at, expires_at)
       values (?, ?, ?, ?, ?, now(), now() + ? * interval '1 hour')
       on conflict (email) where deleted_at is null do update set rank = excluded.rank,
         token_hash = excluded.token_hash, invited_by = excluded.invited_by, sent_at = excluded.sent_at,
         expires_at = excluded.expires_at, updated_at = now()
       returning ${INVITATION_COLUMNS}`,
      [
        generateEntityId("", "adminv"),
        email,
        rank,
        hashInvitationToken(adminInvitationToken(letterId)),
        adminId,
        LIFE,
      ],
    );
    if (!invitation) throw new Error("the stored invitation is missing");
    await queueMail(toSqlScope(sql), {
      key: `admin-invitation:${letterId}`,
      to: email,
      language: invitee.language,
      template: "admin-invitation",
      data: { rank, letterId },
    });
    return invitation;
  });
}

/**
 * Withdraws an invitation; one that has ended stays so.
 * @throws ShopError 403 rank_required, 404 not_found
 */
export async function withdrawInvitation(
  container: MedusaContainer,
  { id, adminId }: { id: string; adminId: string },
): Promise<void> {
  await inTransaction(container, async (sql) => {
    await holdTeam(sql, adminId);
    const found = await sql(
      "update admin_invitation set deleted_at = coalesce(deleted_at, now()), updated_at = now() where id = ? returning id",
      [id],
    );
    if (found.length === 0) throw new ShopError(404, "not_found", "There is no such invitation");
  });
}
