import type { MedusaContainer } from "@medusajs/framework/types";
import { ShopError } from "../../shop-error.ts";
import { actorToken } from "./actor-token.ts";
import { callerOf } from "./caller.ts";
import { readPerson, type Person } from "./person.ts";

export interface Exchange {
  user: Person;
  customerToken: string | null;
  adminToken: string | null;
}

/**
 * What an opaque token stands for right now.
 * @throws ShopError 401 `unauthorized` (unknown, blocked, deleted) or `session_expired`
 */
export async function exchangeSession(container: MedusaContainer, token: string): Promise<Exchange> {
  const session = await callerOf(container, token);
  const user = await readPerson(container, session);
  if (!user) throw new ShopError(401, "unauthorized", "The account is gone or blocked");
  // One role, one token: an administrator's session buys nothing, a buyer's opens no panel.
  const actor = user.role === "admin" ? "user" : "customer";
  const jwt = await actorToken(container, session.auth_identity_id, { type: actor, id: user.id });
  return {
    user,
    customerToken: actor === "customer" ? jwt : null,
    adminToken: actor === "user" ? jwt : null,
  };
}
