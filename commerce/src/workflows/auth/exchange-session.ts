import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_SESSION_MODULE } from "../../modules/session/index.ts";
import type { ShopSessionModuleService } from "../../modules/session/service.ts";
import { ShopError } from "../../shop-error.ts";
import { actorToken } from "./actor-token.ts";
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
  const sessions = container.resolve<ShopSessionModuleService>(SHOP_SESSION_MODULE);
  const session = await sessions.find(token);
  if (session === "unknown") throw new ShopError(401, "unauthorized", "No such session");
  if (session === "ended") throw new ShopError(401, "session_expired", "The session has ended");
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
