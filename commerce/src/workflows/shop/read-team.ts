import type { SellerRole } from "@bezak/contract/seller-roles.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

interface MemberRow {
  id: string;
  name: string;
  email: string;
  role: SellerRole;
  joinedAt: Date;
  self: boolean;
}

interface InvitationRow {
  id: string;
  email: string;
  role: Exclude<SellerRole, "owner">;
  createdAt: Date;
  expiresAt: Date;
}

export interface Team {
  members: MemberRow[];
  invitations: InvitationRow[];
}

/** Members, the owner first, and invitations, as `customerId` sees them. */
export async function readTeam(
  container: MedusaContainer,
  { sellerId, customerId }: { sellerId: string; customerId: string },
): Promise<Team> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [members, invitations] = (await Promise.all([
    database.raw(
      `select member.id, concat_ws(' ', customer.first_name, customer.last_name) as name, customer.email, member.role,
         member.created_at as "joinedAt", member.customer_id = ? as self
       from seller_member member join customer on customer.id = member.customer_id
       where member.seller_id = ? and member.deleted_at is null
       order by member.role <> 'owner', member.created_at, member.id`,
      [customerId, sellerId],
    ),
    database.raw(
      `select id, email, role, sent_at as "createdAt", expires_at as "expiresAt" from seller_invitation
       where seller_id = ? and deleted_at is null order by sent_at desc, id`,
      [sellerId],
    ),
  ])) as [{ rows: MemberRow[] }, { rows: InvitationRow[] }];
  return { members: members.rows, invitations: invitations.rows };
}
