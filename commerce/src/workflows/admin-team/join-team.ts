import type { AdminRank } from "@bezak/contract/admin-ranks.ts";
import type { JoinTeam } from "@bezak/contract/admin-team.ts";
import type { Language } from "@bezak/contract/languages.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils";
import { caller } from "../../caller-context.ts";
import { hashPassword } from "../../password-hash.ts";
import { refuseWeakPassword } from "../../password-rules.ts";
import { ShopError } from "../../shop-error.ts";
import { confirmAddress } from "../../unconfirmed-email.ts";
import { removeAbandoned } from "../auth/abandoned-registration.ts";
import { endAccess } from "../auth/end-access.ts";
import { ensureUser, type NewUser } from "../auth/ensure-user.ts";
import { countAttempt, signInLimits } from "../auth/sign-in-limits.ts";
import { lockTeam, storeRank } from "../users/administrators.ts";
import { inTransaction, readSql, type Sql } from "../users/sql.ts";
import { findInvitation, HAS_ACCOUNT, type InvitationRow } from "./read-invitation.ts";

export interface Joined {
  email: string;
  rank: AdminRank;
}

const accountExists = () => new ShopError(409, "account_exists", "Sign in with this e-mail and accept there");

/** One that a killed command has left without an account is completed, under the name and language that the person chose. */
async function createUser(sql: Sql, user: NewUser): Promise<string> {
  const { id, known } = await ensureUser(sql, user);
  const { firstName, lastName, language } = user;
  if (known)
    await sql(
      `update "user" set first_name = coalesce(?, first_name), last_name = ?, updated_at = now(),
         metadata = coalesce(metadata, '{}') || jsonb_strip_nulls(jsonb_build_object('language', ?::text))
       where id = ?`,
      [firstName, lastName ?? null, language ?? null, id],
    );
  return id;
}

/** The database admits an e-mail once: a registration at the same moment loses, or wins. */
async function createIdentity(
  sql: Sql,
  { email, userId, hash }: { email: string; userId: string; hash: string },
) {
  const id = generateEntityId("", "authid");
  await sql("insert into auth_identity (id, app_metadata) values (?, ?::jsonb)", [
    id,
    JSON.stringify({ user_id: userId }),
  ]);
  const claimed = await sql(
    `insert into provider_identity (id, entity_id, provider, auth_identity_id, provider_metadata)
     values (?, ?, 'emailpass', ?, ?::jsonb) on conflict do nothing returning id`,
    [generateEntityId("", "provid"), email, id, JSON.stringify({ password: hash })],
  );
  if (claimed.length === 0) throw accountExists();
}

async function finish(sql: Sql, { id, email, rank }: InvitationRow, userId: string): Promise<Joined> {
  await storeRank(sql, userId, rank);
  await sql("update admin_invitation set deleted_at = now(), updated_at = now() where id = ?", [id]);
  return { email, rank };
}

/**
 * Makes the holder of an invitation's link an administrator with a name and a password. Nothing proves more than the link:
 * signing in comes next, with the second factor that administrators need.
 * @throws ShopError 400 invalid_input for a weak password, 404 invitation_invalid, 409 account_exists, 429 too_many_requests
 */
export async function joinTeam(
  container: MedusaContainer,
  { token, name, password, language }: JoinTeam,
): Promise<Joined> {
  const sql = readSql(container);
  const { email } = await findInvitation(sql, token).catch(async (error: unknown) => {
    await countAttempt(container, signInLimits.reset, { client: caller()?.client });
    throw error;
  });
  await removeAbandoned(container, email);
  const [account] = await sql<{ known: boolean }>(`select ${HAS_ACCOUNT} as known`, [email]);
  if (account?.known) throw accountExists();
  refuseWeakPassword(password, { email, name });
  const hash = await hashPassword(password);
  const joined = await inTransaction(container, async (locked) => {
    await lockTeam(locked);
    const invitation = await findInvitation(locked, token, { locks: true });
    const userId = await createUser(locked, { email: invitation.email, firstName: name, language });
    await createIdentity(locked, { email: invitation.email, userId, hash });
    return finish(locked, invitation, userId);
  });
  log(container, joined);
  return joined;
}

interface Buyer {
  email: string;
  first_name: string | null;
  last_name: string | null;
  language: Language | null;
  identity_id: string;
  is_member: boolean;
}

/** Locks the account: closing it, or an approved application, waits. */
async function lockBuyer(sql: Sql, customerId: string): Promise<Buyer | undefined> {
  await sql("select 1 from customer where id = ? and deleted_at is null for update", [customerId]);
  const [buyer] = await sql<Buyer>(
    `select lower(buyer.email) as email, buyer.first_name, buyer.last_name, buyer.metadata->>'language' as language,
       login.auth_identity_id as identity_id,
       exists (select from seller_member where customer_id = buyer.id and deleted_at is null) as is_member
     from customer buyer join provider_identity login on login.provider = 'emailpass'
       and login.entity_id = buyer.email and login.deleted_at is null
     where buyer.id = ? and buyer.deleted_at is null`,
    [customerId],
  );
  return buyer;
}

/**
 * Makes a signed-in buyer who was invited, and who has just confirmed it, an administrator. Password and factors stay, because
 * their owner has just used them and reads the mails of the address; all sessions and mailed links end.
 * @throws ShopError 400 role_of_seller, 403 invitation_for_another, 404 invitation_invalid
 */
export async function acceptAdminInvitation(
  container: MedusaContainer,
  { token, customerId }: { token: string; customerId: string },
): Promise<Joined> {
  const joined = await inTransaction(container, async (sql) => {
    await lockTeam(sql);
    const buyer = await lockBuyer(sql, customerId);
    const invitation = await findInvitation(sql, token, { locks: true });
    if (buyer?.email !== invitation.email)
      throw new ShopError(403, "invitation_for_another", "Somebody else is invited");
    if (buyer.is_member)
      throw new ShopError(400, "role_of_seller", "Somebody who works for a shop leaves its team first");
    await confirmAddress(sql, buyer.email);
    const userId = await createUser(sql, {
      email: buyer.email,
      firstName: buyer.first_name,
      lastName: buyer.last_name,
      language: buyer.language ?? undefined,
    });
    await sql(
      `update auth_identity set updated_at = now(),
         app_metadata = coalesce(app_metadata, '{}') || jsonb_build_object('user_id', ?::text) where id = ?`,
      [userId, buyer.identity_id],
    );
    await endAccess(sql, buyer.identity_id);
    return finish(sql, invitation, userId);
  });
  log(container, joined);
  return joined;
}

const log = (container: MedusaContainer, { rank }: Joined) =>
  container.resolve(ContainerRegistrationKeys.LOGGER).info(`an invitation made an administrator (${rank})`);
