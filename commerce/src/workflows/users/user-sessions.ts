import type { MedusaContainer } from "@medusajs/framework/types";
import type { ListedSession } from "../../modules/session/service.ts";
import { getSessions } from "../auth/caller.ts";
import { findUser } from "./read-users.ts";
import { readSql } from "./sql.ts";

/**
 * The live sessions of a user, last used first; also by an id that the account had in another role.
 * @throws ShopError 404 account_not_found
 */
export async function readUserSessions(container: MedusaContainer, id: string): Promise<ListedSession[]> {
  const { identity_id: identityId } = await findUser(readSql(container), id);
  return identityId ? getSessions(container).listSessions(identityId) : [];
}
