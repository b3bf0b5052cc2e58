import { ShopError } from "../../shop-error.ts";
import { ADMINISTRATORS, IS_BLOCKED } from "./people.ts";
import type { Sql } from "./sql.ts";

/** Administrators who can act now. */
async function readActive(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `select id from (${ADMINISTRATORS}) administrator where not ${IS_BLOCKED}`,
  );
  return rows.map(({ id }) => id);
}

const former = () => new ShopError(401, "unauthorized", "This administrator has been blocked or removed");

/** With a stolen token alone nobody becomes an administrator or stops one. */
export const passwordFirst = () =>
  new ShopError(403, "confirmation_required", "The password has to be given first");

/**
 * The web server knows a session for a second after its end: nobody undoes their own block in it.
 * @throws ShopError 401 unauthorized
 */
export async function refuseFormerAdministrator(sql: Sql, adminId: string): Promise<void> {
  if (!(await readActive(sql)).includes(adminId)) throw former();
}

/**
 * Serialises, until the transaction ends, whatever removes an administrator: two who block each other cannot both succeed.
 * Must be the first lock of the transaction.
 * @throws ShopError 409 last_administrator | own_account, 401 unauthorized
 */
export async function holdAdministrators(
  sql: Sql,
  { id, adminId }: { id: string; adminId: string },
): Promise<void> {
  await sql("select pg_advisory_xact_lock(hashtextextended('administrators', 0))");
  const active = await readActive(sql);
  if (!active.some((one) => one !== id))
    throw new ShopError(409, "last_administrator", "Nobody else administers the marketplace");
  if (id === adminId) throw new ShopError(409, "own_account", "Administrators do not do this to themselves");
  if (!active.includes(adminId)) throw former();
}
