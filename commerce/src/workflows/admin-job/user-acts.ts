import { pageFields } from "@bezak/contract/envelope.ts";
import { userAdminRoutes, type UserChange } from "@bezak/contract/user-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { parseQuery } from "../../api/parse-query.ts";
import { readRows } from "../../read-rows.ts";
import { ShopError } from "../../shop-error.ts";
import { changeUser } from "../users/change-user.ts";
import { findUserIds, readUsersOf } from "../users/read-users.ts";
import type { JobAct, ObjectState } from "./job-act.ts";

const UserFilter = userAdminRoutes.administeredUsers.query.omit(pageFields);

async function readUserState(container: MedusaContainer, id: string): Promise<ObjectState | undefined> {
  const [user] = await readUsersOf(container, [id]);
  return (
    user && {
      version: user.version,
      blocked: user.blocked,
      reason: user.blockedReason,
      // a later block with the same reason is another one
      since: user.blockedAt,
    }
  );
}

/** Of an administrator it needs the password, and the account may be the own one or the last owner's. */
async function refuseAdministrator(container: MedusaContainer, id: string): Promise<void> {
  const found = await readRows(container, `select 1 from "user" where id = ? and deleted_at is null`, [id]);
  if (found.length > 0)
    throw new ShopError(409, "administrator_alone", "Administrators are blocked one by one");
}

const users = {
  find: (container, filter, { limit }) => findUserIds(container, parseQuery(UserFilter, filter), limit),
  read: readUserState,
  path: (id) => `/admin/users/${id}`,
  toBody: ({ blocked, reason }, version) => ({ version, blocked, ...(blocked && { reason }) }),
  async send(container, id, body, { adminId }) {
    await refuseAdministrator(container, id);
    await changeUser(container, id, body as UserChange, { adminId, confirmed: false });
  },
} satisfies Partial<JobAct> as Omit<JobAct, "wish">;

export const userActs = {
  block_users: {
    ...users,
    wish: ({ blocked }, { reason }) => (blocked ? null : { blocked: true, reason }),
  },
  unblock_users: {
    ...users,
    wish: ({ blocked }) => (blocked ? { blocked: false, reason: null } : null),
  },
} satisfies Record<string, JobAct>;
