import { defaultRank, type AdminRank } from "@bezak/contract/admin-ranks.ts";
import type { AdministeredUser } from "@bezak/contract/user-admin.ts";
import type { User } from "@bezak/contract/auth.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ShopError } from "../../shop-error.ts";
import { makeAdministrator, roleChanged } from "../auth/make-administrator.ts";
import { holdAdministrators, passwordFirst } from "./administrators.ts";
import type { Administrator } from "./change-user.ts";
import { makeCustomer } from "./make-customer.ts";
import type { PersonRow } from "./people.ts";
import { findUser, refuseStaleUser, viewUser } from "./read-users.ts";
import { inTransaction } from "./sql.ts";

interface RoleChange extends Administrator {
  role: User["role"];
  /** of a new administrator */
  rank: AdminRank | undefined;
  version: string | undefined;
}

/** @throws ShopError 400 for roles that are not given by administrators */
function refuseOtherRoles(from: User["role"], to: User["role"]): void {
  if (to === "seller")
    throw new ShopError(400, "role_by_application", "A shop is opened by approving an application");
  if (from === "seller")
    throw new ShopError(400, "role_of_seller", "Somebody who works for a shop leaves its team first");
}

/** Mails a link for choosing a password; the account's own one and its sessions end. */
async function promote(
  container: MedusaContainer,
  known: PersonRow,
  { version, adminId, rank = defaultRank }: RoleChange,
): Promise<string> {
  const { email, name, language } = viewUser(known);
  const { userId } = await makeAdministrator(container, {
    email,
    adminId,
    rank,
    name,
    language,
    check: async (sql) => {
      const row = await findUser(sql, known.id);
      if (row.id !== known.id) throw roleChanged();
      refuseStaleUser(row, version);
    },
  });
  return userId;
}

/**
 * Makes a buyer an administrator, or the reverse. The sessions end.
 * @throws ShopError 400 role_by_application | role_of_seller, 403 confirmation_required | rank_required, 409
 * last_owner | own_account | stale_version | account_blocked | conflict
 */
export async function changeRole(
  container: MedusaContainer,
  known: PersonRow,
  change: RoleChange,
): Promise<AdministeredUser> {
  const { role, version, adminId, confirmed } = change;
  refuseOtherRoles(known.role, role);
  if (!confirmed) throw passwordFirst();
  const id =
    role === "admin"
      ? await promote(container, known, change)
      : await inTransaction(container, async (sql) => {
          await holdAdministrators(sql, { id: known.id, adminId });
          return makeCustomer(sql, known.id, (row) => refuseStaleUser(row, version));
        });
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`user ${known.id} became ${role} ${id} by ${adminId}`);
  return viewUser(await inTransaction(container, (sql) => findUser(sql, id)));
}
