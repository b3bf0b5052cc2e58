import type { User } from "@bezak/contract/auth.ts";
import { isViewToken } from "@bezak/contract/person-view-rules.ts";
import type { SellerRole } from "@bezak/contract/seller-roles.ts";
import type { ViewedUntil } from "@bezak/contract/viewed-until.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ShopError } from "../../shop-error.ts";
import { readFactorState, type FactorState } from "../second-factor/check-factor.ts";
import { markMissingFactor } from "../second-factor/needs-factor.ts";
import { exchangeView } from "../person-view/exchange-view.ts";
import { actorToken } from "./actor-token.ts";
import { readCaller } from "./caller.ts";
import { confirmedAt } from "./confirmation.ts";
import { readMembership } from "./person.ts";

export interface Exchange {
  user: User;
  /** in the shop of which the person is a member */
  sellerRole: SellerRole | null;
  customerToken: string | null;
  adminToken: string | null;
  /** an administrator sees the shop as the user */
  view?: ViewedUntil;
}

export interface Exchanged {
  token: string;
  /** states that the caller knows the password */
  proof?: string;
  /** requested by a timer: does not prolong the session */
  unattended?: true;
}

/**
 * Resolves an opaque session token. A valid `proof` marks the caller as confirmed; an invalid one is ignored.
 * @throws ShopError 401 `unauthorized` (unknown, blocked, deleted) or `session_expired`
 */
export async function exchangeSession(
  container: MedusaContainer,
  { token, proof, unattended }: Exchanged,
): Promise<Exchange> {
  if (isViewToken(token)) return exchangeView(container, token);
  const session = await readCaller(container, token, { unattended });
  const membership = await readMembership(container, session);
  if (!membership) throw new ShopError(401, "unauthorized", "The account is gone or blocked");
  const { sellerRole } = membership;
  let factors: Promise<FactorState> | undefined;
  // by both at most once
  const readState = () => (factors ??= readFactorState(container, session.auth_identity_id));
  const user = await markMissingFactor(membership.user, readState);
  const at = proof === undefined ? undefined : await confirmedAt(container, session, { proof, readState });
  // A session has one role: an administrator's cannot buy, and a buyer's opens no panel.
  const type = user.role === "admin" ? "user" : "customer";
  const jwt = await actorToken(container, session, {
    actor: { type, id: user.id },
    confirmedAt: at?.toISOString(),
    isFactorMissing: user.secondFactorMissing,
  });
  return {
    user,
    sellerRole,
    customerToken: type === "customer" ? jwt : null,
    adminToken: type === "user" ? jwt : null,
  };
}
