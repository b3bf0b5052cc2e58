import { randomBytes, randomUUID } from "node:crypto";
import type { AdminRank } from "@bezak/contract/admin-ranks.ts";
import type { Language } from "@bezak/contract/languages.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { SELLER_MODULE } from "../../modules/seller/index.ts";
import type { SellerModuleService } from "../../modules/seller/service.ts";
import type { SessionOwner } from "../../modules/session/service.ts";
import { hashPassword } from "../../password-hash.ts";
import { ShopError } from "../../shop-error.ts";
import { removeAbandoned } from "./abandoned-registration.ts";
import { endAccess } from "./end-access.ts";
import { ensureUser } from "./ensure-user.ts";
import { mailForgottenPassword, mailLink } from "./forgotten-password.ts";
import { holdRanks, storeRank } from "../users/administrators.ts";
import { deleteAllFactors } from "../second-factor/stored-factor.ts";
import { inTransaction, readSql, type Sql } from "../users/sql.ts";

export interface NewAdministrator {
  /** in lower case */
  email: string;
  /** of an administrator who has another one it changes only if it is named */
  rank?: AdminRank;
  name?: string;
  /** of the mails */
  language?: Language;
  /** the owner who gives the role; left out for the operator of the server */
  adminId?: string;
  /** runs in the transaction that gives the role, while the account is locked */
  check?: (sql: Sql) => Promise<void>;
}

export interface MadeAdministrator {
  userId: string;
  /** of the mailed link; `resetToken` derives its token */
  resetId: string;
  /** what the account was before */
  was: "administrator" | "buyer" | "nobody";
}

interface Identity {
  id: string;
  customerId: string | null;
  userId: string | null;
}

/** A password that nobody knows. */
const unknownPassword = () => hashPassword(randomBytes(32).toString("base64url"));

async function findIdentity(container: MedusaContainer, email: string): Promise<Identity | undefined> {
  const auth = container.resolve(Modules.AUTH);
  const [provider] = await auth.listProviderIdentities(
    { provider: "emailpass", entity_id: email },
    { select: ["id", "auth_identity_id", "provider_metadata"], take: 1 },
  );
  if (!provider?.auth_identity_id) return undefined;
  if (!provider.provider_metadata?.password)
    throw new ShopError(409, "conflict", `Somebody is registering ${email}: try again in a minute`);
  const { id, app_metadata } = await auth.retrieveAuthIdentity(provider.auth_identity_id);
  const { customer_id = null, user_id = null } = (app_metadata ?? {}) as Partial<SessionOwner>;
  return { id, customerId: customer_id, userId: user_id };
}

async function createIdentity(container: MedusaContainer, email: string): Promise<Identity> {
  const password = await unknownPassword();
  const { id } = await container.resolve(Modules.AUTH).createAuthIdentities({
    provider_identities: [{ provider: "emailpass", entity_id: email, provider_metadata: { password } }],
  });
  return { id, customerId: null, userId: null };
}

/**
 * Locks the account of a buyer, since a block or an approved application may come at the same time.
 * @throws ShopError 409 account_blocked | conflict
 */
async function refuseBlockedAndMembers(sql: Sql, customerId: string, email: string): Promise<void> {
  const [account] = await sql<{ blocked: boolean }>(
    `select coalesce(metadata->>'blocked', '') = 'true' as blocked from customer where id = ? for update`,
    [customerId],
  );
  if (account?.blocked) throw new ShopError(409, "account_blocked", `${email} is a blocked buyer`);
  const members = await sql("select 1 from seller_member where customer_id = ? and deleted_at is null", [
    customerId,
  ]);
  if (members.length > 0)
    throw new ShopError(409, "conflict", `${email} works for a shop, which administrators judge`);
}

/**
 * Grants the role and, in the same transaction, ends everything that opened the account before and mails a link for a new
 * password: registering does not prove that the e-mail is one's own, so its password, its passkeys and its second factor may
 * belong to a third party. Returns the id of the link.
 */
async function giveRole(
  container: MedusaContainer,
  identity: Identity,
  { userId, email, rank = "owner", adminId, check, language }: { userId: string } & NewAdministrator,
): Promise<string> {
  const hash = await unknownPassword();
  return inTransaction(container, async (sql) => {
    await holdRanks(sql, { id: userId, rank, adminId });
    if (identity.customerId) await refuseBlockedAndMembers(sql, identity.customerId, email);
    await check?.(sql);
    await storeRank(sql, userId, rank);
    await sql(
      `update provider_identity set updated_at = now(),
         provider_metadata = jsonb_set(coalesce(provider_metadata, '{}'), '{password}', to_jsonb(?::text))
       where auth_identity_id = ? and provider = 'emailpass'`,
      [hash, identity.id],
    );
    await deleteAllFactors(sql, identity.id);
    await sql(
      `update auth_identity set updated_at = now(),
         app_metadata = coalesce(app_metadata, '{}') || jsonb_build_object('user_id', ?::text) where id = ?`,
      [userId, identity.id],
    );
    await endAccess(sql, identity.id);
    return mailLink(sql, {
      jobId: randomUUID(),
      identityId: identity.id,
      to: email,
      language,
      because: "administrator",
    });
  });
}

export const roleChanged = () => new ShopError(409, "conflict", "The role has just been changed");

/** @throws ShopError 409 last_owner */
const giveRank = (container: MedusaContainer, id: string, rank: AdminRank) =>
  inTransaction(container, async (sql) => {
    await holdRanks(sql, { id, rank });
    await storeRank(sql, id, rank);
  });

/**
 * Makes somebody an administrator, by default an owner of the marketplace, and mails a link for choosing a password. For the
 * operator an administrator only gets another link, and a repeat completes what a killed process began.
 * @throws ShopError 409 `conflict` for a member of a shop, a blocked administrator, an e-mail that is being registered, or an
 * owner's second attempt; `account_blocked` for a blocked buyer, `last_owner` for a lower rank of the only owner; 403
 * `rank_required` and 401 `unauthorized` for somebody who is no owner
 */
export async function makeAdministrator(
  container: MedusaContainer,
  input: NewAdministrator,
): Promise<MadeAdministrator> {
  const { email } = input;
  await removeAbandoned(container, email);
  const found = await findIdentity(container, email);
  if (found?.customerId) {
    const sellers = container.resolve<SellerModuleService>(SELLER_MODULE);
    const [member] = await sellers.listSellerMembers({ customer_id: [found.customerId] });
    if (member) throw new ShopError(409, "conflict", `${email} works for a shop, which administrators judge`);
  }
  const user = await ensureUser(readSql(container), {
    ...input,
    firstName: input.name ?? email.split("@")[0] ?? null,
  });
  const { blocked, language } = user.metadata ?? {};
  if (blocked) throw new ShopError(409, "conflict", `${email} is a blocked administrator`);
  // after the user: from here on nobody can register the e-mail
  const identity = found ?? (await createIdentity(container, email));
  const isNew = identity.userId !== user.id;
  if (isNew) {
    const resetId = await giveRole(container, identity, { language, ...input, userId: user.id });
    return { userId: user.id, resetId, was: identity.customerId ? "buyer" : "nobody" };
  }
  // an owner wanted to make a buyer one: somebody else has just done it, with another rank perhaps
  if (input.adminId !== undefined) throw roleChanged();
  if (input.rank) await giveRank(container, user.id, input.rank);
  const jobId = randomUUID();
  const resetId = await mailForgottenPassword(container, { jobId, email, because: "administrator" });
  if (!resetId) throw new Error(`the administrator ${user.id} cannot sign in`);
  return { userId: user.id, resetId, was: "administrator" };
}
