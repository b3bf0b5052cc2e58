import { personViewMinutes, toViewToken } from "@bezak/contract/person-view-rules.ts";
import type { StartedView } from "@bezak/contract/person-views.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { emitChangeEvent } from "../../emit-change-event.ts";
import { hashSessionToken, newSessionToken } from "../../modules/session/session-token.ts";
import { ShopError } from "../../shop-error.ts";
import type { PersonRow } from "../users/people.ts";
import { findUser, viewUser } from "../users/read-users.ts";
import { inTransaction, type Sql } from "../users/sql.ts";
import { readPersonViews } from "./stored-view.ts";

export const viewStartedEvent = "person-view.started";

export interface ViewStart {
  /** of the person, also a former one */
  id: string;
  adminId: string;
  /** of the administrator: the view ends with it */
  sessionId: string;
  reason: string;
}

/** @throws ShopError 409 own_account | administrator_not_viewed | account_blocked | account_without_login, 404 account_not_found */
function refuseOthers(person: PersonRow, adminId: string): { customerId: string; identityId: string } {
  if (person.id === adminId) throw new ShopError(409, "own_account", "Nobody is seen as themselves");
  if (person.role === "admin")
    throw new ShopError(409, "administrator_not_viewed", "Administrators are not seen as");
  if (viewUser(person).blocked) throw new ShopError(409, "account_blocked", "A blocked person sees nothing");
  if (!person.identity_id)
    throw new ShopError(409, "account_without_login", "An account that cannot sign in sees nothing");
  return { customerId: person.id, identityId: person.identity_id };
}

const END_OWN = `update person_view set ended_at = now(), updated_at = now()
  where admin_id = ? and ended_at is null and expires_at > now()`;

/**
 * Lets an administrator see the shop as a buyer or seller. Their former view ends: there is one at a time. The person is
 * told by the inbox and by mail, from the stored row.
 * @throws ShopError 404 account_not_found, 409 own_account | administrator_not_viewed | account_blocked | account_without_login
 */
export async function startView(container: MedusaContainer, start: ViewStart): Promise<StartedView> {
  const { adminId, sessionId, reason } = start;
  const [id, token] = [generateEntityId("", "pview"), toViewToken(newSessionToken())];
  const view = await inTransaction(container, async (sql) => {
    // one start of an administrator after the other
    await sql('select 1 from "user" where id = ? for no key update', [adminId]);
    const found = refuseOthers(await findUser(sql, start.id), adminId);
    // A block or an end of the account that is in progress is seen by what is read after it; a later one ends the view.
    await sql("select 1 from customer where id = ? for share", [found.customerId]);
    const { customerId, identityId } = refuseOthers(await findUser(sql, start.id), adminId);
    await sql(END_OWN, [adminId]);
    await sql(
      `insert into person_view
         (id, token_hash, customer_id, auth_identity_id, admin_id, session_id, reason, expires_at)
       values (?, ?, ?, ?, ?, ?, ?, now() + interval '${personViewMinutes} minutes')`,
      [id, hashSessionToken(token), customerId, identityId, adminId, sessionId, reason],
    );
    return readOne(sql, { customerId, adminId, viewId: id });
  });
  await emitChangeEvent(container, viewStartedEvent, id);
  return { ...view, token };
}

async function readOne(sql: Sql, which: { customerId: string; adminId: string; viewId: string }) {
  const [view] = await readPersonViews(sql, which);
  if (!view) throw new Error(`View ${which.viewId} was not stored`);
  return view;
}
