import { accessTable } from "@bezak/contract/access-table.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { hashSessionToken } from "../../modules/session/session-token.ts";
import { ShopError } from "../../shop-error.ts";
import { actorToken } from "../auth/actor-token.ts";
import type { Exchange } from "../auth/exchange-session.ts";
import { readMembership } from "../auth/person.ts";
import { readSql } from "../users/sql.ts";

interface FoundView {
  id: string;
  customer_id: string;
  auth_identity_id: string;
  ends_at: Date;
  open: boolean;
}

/**
 * Open while its time lasts, the administrator's session is alive and their rank permits it, and the person is no
 * administrator. Triggers end most views earlier than these conditions notice.
 */
const FIND = `select v.id, v.customer_id, v.auth_identity_id, least(v.expires_at, v.ended_at) as ends_at,
    least(v.expires_at, v.ended_at) > now()
    and exists (select from shop_session s where s.id = v.session_id and s.revoked_at is null
      and s.expires_at > now() and s.deleted_at is null)
    and exists (select from "user" u where u.id = v.admin_id and u.deleted_at is null
      and coalesce(u.metadata->>'blocked', '') <> 'true' and u.metadata->>'rank' = any(?::text[]))
    and exists (select from auth_identity i where i.id = v.auth_identity_id and i.deleted_at is null
      and i.app_metadata->>'user_id' is null) as open
  from person_view v where v.token_hash = ? and v.deleted_at is null`;

/**
 * Resolves the token of a view to the person, with a token of commerce that reads only (`refuse-in-view.ts`).
 * @throws ShopError 401 `unauthorized` or `session_expired`
 */
export async function exchangeView(container: MedusaContainer, token: string): Promise<Exchange> {
  const ranks = accessTable.viewAsPerson.ranks ?? [];
  const [view] = await readSql(container)<FoundView>(FIND, [ranks, hashSessionToken(token)]);
  if (!view) throw new ShopError(401, "unauthorized", "No such view");
  if (!view.open) throw new ShopError(401, "session_expired", "The view has ended");
  const { id, customer_id, auth_identity_id, ends_at: until } = view;
  const owner = { id, customer_id, auth_identity_id, user_id: null };
  const membership = await readMembership(container, owner);
  if (!membership) throw new ShopError(401, "unauthorized", "The account is gone or blocked");
  const { user, sellerRole } = membership;
  const customerToken = await actorToken(container, owner, {
    actor: { type: "customer", id: user.id },
    viewId: id,
  });
  return {
    user,
    sellerRole,
    customerToken,
    adminToken: null,
    view: { until: new Date(until).toISOString() },
  };
}
