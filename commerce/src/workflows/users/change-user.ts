import type { AdministeredUser, UserChange } from "@bezak/contract/user-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { queueMail } from "../../mail/queue-mail.ts";
import { ShopError } from "../../shop-error.ts";
import type { PersonMetadata } from "../auth/person.ts";
import { requireRankFor } from "../auth/administrator-rank.ts";
import { releaseUploads } from "../upload/swap-uploads.ts";
import { holdAdministrators, holdTeam, passwordFirst, refuseFormerAdministrator } from "./administrators.ts";
import { assignProfile } from "./change-profile.ts";
import { changeRank, rankOfBuyer } from "./change-rank.ts";
import { changeRole } from "./change-role.ts";
import type { PersonRow } from "./people.ts";
import { findUser, refuseStaleUser, viewUser } from "./read-users.ts";
import { inTransaction, readSql, toSqlScope, type Sql } from "./sql.ts";

/** Who changes a user. */
export interface Administrator {
  adminId: string;
  /** has just entered the password */
  confirmed: boolean;
}

type ProfileOrBlock = Omit<UserChange, "version" | "role" | "adminRank">;

/** The fields that differ from the stored ones. */
function findDifferences(user: AdministeredUser, { blocked, reason, ...profile }: ProfileOrBlock) {
  const differs = ([field, value]: [string, unknown]) =>
    value !== undefined && value !== user[field as keyof AdministeredUser];
  const isOther =
    blocked !== undefined &&
    (blocked !== user.blocked || (blocked && reason !== undefined && reason !== user.blockedReason));
  const block: PersonMetadata = !isOther
    ? {}
    : blocked
      ? { blocked, blockedReason: reason ?? null, blockedAt: user.blockedAt ?? new Date().toISOString() }
      : { blocked, blockedReason: null, blockedAt: null };
  return { profile: Object.fromEntries(Object.entries(profile).filter(differs)), block };
}

/** Locks the account, and whoever administers before it. `blocks`: another state of an administrator. */
async function hold(
  sql: Sql,
  known: PersonRow,
  { adminId, blocks }: { adminId: string; blocks: boolean | undefined },
) {
  if (blocks) await holdAdministrators(sql, { id: known.id, adminId });
  else if (blocks === false && known.id !== adminId) await holdTeam(sql, adminId);
  else await refuseFormerAdministrator(sql, adminId);
  const table = known.role === "admin" ? '"user"' : "customer";
  await sql(`select 1 from ${table} where id = ? for update`, [known.id]);
  return findUser(sql, known.id);
}

async function changeProfileOrBlock(
  sql: Sql,
  known: PersonRow,
  { adminId, confirmed, version, change }: Administrator & { version?: string; change: ProfileOrBlock },
): Promise<{ block: PersonMetadata }> {
  const blocks = known.role === "admin" ? change.blocked : undefined;
  if (blocks && !confirmed) throw passwordFirst();
  const row = await hold(sql, known, { adminId, blocks });
  refuseStaleUser(row, version);
  // became an administrator in the meantime
  if (row.id !== known.id) throw new ShopError(409, "conflict", "The role has just been changed");
  const { profile, block } = findDifferences(viewUser(row), change);
  // somebody can act as an administrator again
  if (row.role === "admin" && block.blocked === false && !confirmed) throw passwordFirst();
  const type = row.role === "admin" ? "user" : "customer";
  const columns = assignProfile({ type }, profile, block);
  if (columns.length === 0) return { block };
  await sql(
    `update "${type}" set ${columns.map(([column]) => column).join(", ")}, updated_at = now() where id = ?`,
    [...columns.map(([, value]) => value), row.id],
  );
  if (block.blocked) await mailBlock(sql, row, block.blockedReason ?? null);
  return { block };
}

/** The person cannot read on the site what has happened: signing in is refused as with a wrong password. */
async function mailBlock(sql: Sql, { id, email, version, metadata }: PersonRow, reason: string | null) {
  await queueMail(toSqlScope(sql), {
    key: `account-blocked:${id}:${version}`,
    to: email,
    language: (metadata as PersonMetadata | null)?.language,
    template: "account-blocked",
    data: { reason },
  });
}

/** @throws ShopError 400 invalid_input */
function refuseMore(
  field: "role" | "adminRank",
  { profile, block }: ReturnType<typeof findDifferences>,
): void {
  if (Object.keys({ ...profile, ...block }).length === 0) return;
  const message = "A role or a rank is changed by a request of its own";
  throw new ShopError(400, "invalid_input", message, { fields: { [field]: message } });
}

/**
 * Changes a user's profile, block, role or rank. A trigger ends the sessions of whoever is blocked, and a mail gives them
 * the reason. A repeat changes nothing.
 * @throws ShopError 400 invalid_input | role_by_application | role_of_seller, 403 confirmation_required |
 * rank_required, 404 account_not_found, 409 last_owner | own_account | stale_version | account_blocked | conflict
 */
export async function changeUser(
  container: MedusaContainer,
  id: string,
  { version, role, adminRank: rank, ...change }: UserChange,
  administrator: Administrator,
): Promise<AdministeredUser> {
  const { adminId } = administrator;
  const known = await inTransaction(container, (sql) => findUser(sql, id));
  const isRole = role !== undefined && role !== known.role;
  const newRank = !isRole && rank !== viewUser(known).adminRank ? rank : undefined;
  if (isRole || newRank || (known.role === "admin" && known.id !== adminId))
    await requireRankFor("administrators", readSql(container), adminId);
  if (isRole || newRank) refuseMore(isRole ? "role" : "adminRank", findDifferences(viewUser(known), change));
  if (isRole && role !== "admin" && rank !== undefined) throw rankOfBuyer();
  if (isRole) return changeRole(container, known, { role, rank, version, ...administrator });
  if (newRank) return changeRank(container, known, { rank: newRank, version, ...administrator });
  const { block } = await inTransaction(container, (sql) =>
    changeProfileOrBlock(sql, known, { ...administrator, version, change }),
  );
  if (block.blocked !== undefined) {
    const did = block.blocked ? "blocked" : "unblocked";
    container.resolve(ContainerRegistrationKeys.LOGGER).info(`user ${known.id} was ${did} by ${adminId}`);
  }
  const { avatar } = viewUser(known);
  if (change.avatar === null && avatar) {
    const holder = `${known.role === "admin" ? "user" : "customer"}:${known.id}`;
    await releaseUploads(container, { holder, before: [avatar], after: [] });
  }
  return viewUser(await inTransaction(container, (sql) => findUser(sql, known.id)));
}
