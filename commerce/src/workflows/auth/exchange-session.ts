import type { SellerRole } from "@bezak/contract/seller-roles.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ShopError } from "../../shop-error.ts";
import { actorToken } from "./actor-token.ts";
import { callerOf } from "./caller.ts";
import { confirmedUntil } from "./confirmation.ts";
import { readMembership, type Person } from "./person.ts";

export interface Exchange {
  user: Person;
  /** in the shop they work for */
  sellerRole: SellerRole | null;
  customerToken: string | null;
  adminToken: string | null;
}

export interface Exchanged {
  token: string;
  /** that the caller knows the password */
  proof?: string;
  /** a timer asks: the session is not prolonged */
  unattended?: true;
}

/**
 * What an opaque token stands for right now; a `proof` that holds makes it stand for a confirmed caller, one that does
 * not is as good as none.
 * @throws ShopError 401 `unauthorized` (unknown, blocked, deleted) or `session_expired`
 */
export async function exchangeSession(
  container: MedusaContainer,
  { token, proof, unattended }: Exchanged,
): Promise<Exchange> {
  const session = await callerOf(container, token, { unattended });
  const membership = await readMembership(container, session);
  if (!membership) throw new ShopError(401, "unauthorized", "The account is gone or blocked");
  const { user, sellerRole } = membership;
  const until = proof === undefined ? undefined : await confirmedUntil(container, session, proof);
  // One role, one token: an administrator's session buys nothing, a buyer's opens no panel.
  const type = user.role === "admin" ? "user" : "customer";
  const jwt = await actorToken(container, session, {
    actor: { type, id: user.id },
    confirmedUntil: until?.toISOString(),
  });
  return {
    user,
    sellerRole,
    customerToken: type === "customer" ? jwt : null,
    adminToken: type === "user" ? jwt : null,
  };
}
