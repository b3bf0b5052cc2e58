import { randomUUID } from "node:crypto";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import type { invitedRoles } from "@bezak/contract/seller-roles.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils";
import { queueMail } from "../../mail/queue-mail.ts";
import { SHOP_LIMIT_MODULE } from "../../modules/limits/index.ts";
import type { Limit, ShopLimitModuleService } from "../../modules/limits/service.ts";
import { ShopError } from "../../shop-error.ts";
import { hashInvitationToken, invitationToken } from "./invitation-token.ts";

export interface InvitationByMember {
  sellerId: string;
  /** who invites */
  customerId: string;
  /** lower case */
  email: string;
  role: (typeof invitedRoles)[number];
}

/** Seconds between two mails to the same address. */
const PAUSE = 60;

/** Invitations of one shop a day: it must not be usable for sending mails to third parties. */
const letters: Limit = { kind: "seller-invitations", max: 60, seconds: 24 * 3600 };

interface Found {
  language: string | null;
  is_member: boolean;
  /** seconds until another mail to this address is permitted */
  wait: number | null;
  team: number;
}

/**
 * Invites a person, or repeats an invitation, which invalidates the former link. Row and mail are written in one transaction;
 * the shop's row serves as the lock, so that of two simultaneous invitations the second sees the first.
 * @throws ShopError 409 member_exists | members_full, 429 too_soon | too_many_requests
 */
export async function inviteMember(
  container: MedusaContainer,
  invitation: InvitationByMember,
): Promise<void> {
  const { sellerId, customerId, email, role } = invitation;
  const limits = container.resolve<ShopLimitModuleService>(SHOP_LIMIT_MODULE);
  const hits = await limits.take(letters, [`seller ${sellerId}`]);
  try {
    await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
      await transaction.raw("select 1 from seller where id = ? for update", [sellerId]);
      const { rows } = (await transaction.raw(
        `select me.metadata->>'language' as language,
           exists (select from seller_member member join customer on customer.id = member.customer_id
             where member.seller_id = seller.id and member.deleted_at is null and lower(customer.email) = ?) as is_member,
           (select ceil(extract(epoch from max(sent_at) + ? * interval '1 second' - now()))::int from seller_invitation
             where seller_id = seller.id and email = ?) as wait,
           (select count(*) from seller_member where seller_id = seller.id and deleted_at is null)::int
             + (select count(*) from seller_invitation where seller_id = seller.id and email <> ?
                 and deleted_at is null and expires_at > now())::int as team
         from seller, customer me where seller.id = ? and me.id = ?`,
        [email, PAUSE, email, email, sellerId, customerId],
      )) as { rows: Found[] };
      const [found] = rows;
      if (!found) throw new ShopError(404, "seller_not_found", "There is no such shop");
      refuse(found);
      const letterId = randomUUID();
      await transaction.raw(
        `insert into seller_invitation (id, seller_id, email, role, token_hash, invited_by, sent_at, expires_at)
         values (?, ?, ?, ?, ?, ?, now(), now() + ? * interval '1 day')
         on conflict (seller_id, email) where deleted_at is null do update set role = excluded.role,
           token_hash = excluded.token_hash, invited_by = excluded.invited_by, sent_at = excluded.sent_at,
           expires_at = excluded.expires_at, former_owner_id = null, updated_at = now()`,
        [
          generateEntityId("", "selinv"),
          sellerId,
          email,
          role,
          hashInvitationToken(invitationToken(letterId)),
          customerId,
          sellerLimits.invitationDays,
        ],
      );
      await queueMail(transaction, {
        key: `seller-invitation:${letterId}`,
        to: email,
        language: found.language,
        template: "seller-invitation",
        data: { role, letterId },
      });
    });
  } catch (error) {
    await limits.removeHits(hits);
    throw error;
  }
}

function refuse({ is_member, wait, team }: Found): void {
  if (is_member) throw new ShopError(409, "member_exists", "This person is in the team already");
  if (wait !== null && wait > 0) {
    throw new ShopError(429, "too_soon", "A letter has just been sent there", { retryAfter: wait });
  }
  if (team >= sellerLimits.membersMax) throw new ShopError(409, "members_full", "The team is full");
}
