import { partTable } from "@bezak/contract/access-parts.ts";
import { isAdminRank, type AdminRank } from "@bezak/contract/admin-ranks.ts";
import { ShopError } from "../../shop-error.ts";
import { refuseOtherRanks } from "../auth/administrator-rank.ts";
import { ADMINISTRATORS, IS_BLOCKED } from "./people.ts";
import type { Sql } from "./sql.ts";

interface ActiveAdministrator {
  id: string;
  rank: string | null;
}

/** Administrators who can act now. */
const readActive = (sql: Sql): Promise<ActiveAdministrator[]> =>
  sql(`select id, metadata->>'rank' as rank from (${ADMINISTRATORS}) administrator where not ${IS_BLOCKED}`);

const former = () => new ShopError(401, "unauthorized", "This administrator has been blocked or removed");

/** With a stolen token alone nobody becomes an administrator or stops one. */
export const passwordFirst = () =>
  new ShopError(403, "confirmation_required", "The password has to be given first");

/**
 * The web server knows a session for a second after its end: nobody undoes their own block in it.
 * @throws ShopError 401 unauthorized
 */
export async function refuseFormerAdministrator(sql: Sql, adminId: string): Promise<void> {
  if (!(await readActive(sql)).some(({ id }) => id === adminId)) throw former();
}

/** Must be the first lock of the transaction; it is held until its end, in all processes. */
async function lockAdministrators(sql: Sql): Promise<ActiveAdministrator[]> {
  await sql("select pg_advisory_xact_lock(hashtextextended('administrators', 0))");
  return readActive(sql);
}

function refuseOtherCallers(active: readonly ActiveAdministrator[], adminId: string): void {
  const caller = active.find(({ id }) => id === adminId);
  if (!caller) throw former();
  refuseOtherRanks(isAdminRank(caller.rank) ? caller.rank : null, partTable.administrators);
}

function refuseLastOwner(active: readonly ActiveAdministrator[], id: string): void {
  const owners = active.filter(({ rank }) => rank === "owner");
  if (owners.length === 1 && owners[0]?.id === id)
    throw new ShopError(409, "last_owner", "The marketplace would have no owner");
}

/**
 * Serialises whatever removes an administrator: two owners who block each other cannot both succeed.
 * @throws ShopError 409 last_owner | own_account, 403 rank_required, 401 unauthorized
 */
export async function holdAdministrators(
  sql: Sql,
  { id, adminId }: { id: string; adminId: string },
): Promise<void> {
  const active = await lockAdministrators(sql);
  refuseOtherCallers(active, adminId);
  refuseLastOwner(active, id);
  if (id === adminId) throw new ShopError(409, "own_account", "Administrators do not do this to themselves");
}

/** The same for somebody who joins by an invitation: the rank of who sent it stays as it is until the end. */
export async function lockTeam(sql: Sql): Promise<void> {
  await lockAdministrators(sql);
}

/**
 * The same before the team gets other members.
 * @throws ShopError 403 rank_required, 401 unauthorized
 */
export async function holdTeam(sql: Sql, adminId: string): Promise<void> {
  refuseOtherCallers(await lockAdministrators(sql), adminId);
}

/**
 * The same before a rank is changed, which an owner may do to the own one while there is another owner. Without `adminId`
 * the operator of the server changes it.
 * @throws ShopError 409 last_owner, 403 rank_required, 401 unauthorized
 */
export async function holdRanks(
  sql: Sql,
  { id, adminId, rank }: { id: string; adminId?: string; rank: AdminRank },
): Promise<void> {
  const active = await lockAdministrators(sql);
  if (adminId !== undefined) refuseOtherCallers(active, adminId);
  if (rank !== "owner") refuseLastOwner(active, id);
}

export async function storeRank(sql: Sql, id: string, rank: AdminRank): Promise<void> {
  await sql(
    `update "user" set metadata = coalesce(metadata, '{}') || jsonb_build_object('rank', ?::text), updated_at = now()
     where id = ?`,
    [rank, id],
  );
}
