import type { SellerRole } from "@bezak/contract/seller-roles.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { ShopError } from "../../shop-error.ts";
import { confirmAddress } from "../../unconfirmed-email.ts";
import { inTransaction, type Sql } from "../users/sql.ts";
import { announceMember } from "./announce-shop.ts";
import { hashInvitationToken } from "./invitation-token.ts";

interface InvitationRow {
  id: string;
  seller_id: string;
  email: string;
  role: Exclude<SellerRole, "owner">;
  open: boolean;
}

export const invalidInvitation = () =>
  new ShopError(404, "invitation_invalid", "The invitation does not work any more");

/**
 * Locks the person until the end: a simultaneous closing of the account waits, and two invitations are accepted in
 * turn.
 */
async function lockPerson(sql: Sql, customerId: string) {
  const [person] = await sql<{ email: string }>(
    "select lower(email) as email from customer where id = ? and deleted_at is null for update",
    [customerId],
  );
  return person;
}

/**
 * Locks the invitation: of two simultaneous uses the second finds it used. Returns used ones too, for a repeat. The shop is
 * locked first, as when inviting again: the other order could deadlock.
 */
async function lockInvitation(sql: Sql, token: string): Promise<InvitationRow> {
  const hash = hashInvitationToken(token);
  await sql(
    "select 1 from seller where id = (select seller_id from seller_invitation where token_hash = ?) for key share",
    [hash],
  );
  const [row] = await sql<InvitationRow>(
    `select invitation.id, seller_id, email, role,
       invitation.deleted_at is null and expires_at > now() and seller.deleted_at is null as open
     from seller_invitation invitation join seller on seller.id = seller_id
     where token_hash = ? for update of invitation`,
    [hash],
  );
  if (!row) throw invalidInvitation();
  return row;
}

/** The shop in which a person is a member, with the role. */
async function readMembership(sql: Sql, customerId: string) {
  const [member] = await sql<{ seller_id: string; role: SellerRole }>(
    "select seller_id, role from seller_member where customer_id = ? and deleted_at is null",
    [customerId],
  );
  return member;
}

/**
 * Makes the invited person a member of the shop; a repeat by the same person changes nothing.
 * @throws ShopError 403 invitation_for_another, 404 invitation_invalid, 409 already_seller
 */
export async function acceptInvitation(
  container: MedusaContainer,
  { token, customerId }: { token: string; customerId: string },
): Promise<SellerRole> {
  const joined = await inTransaction(container, async (sql) => {
    const person = await lockPerson(sql, customerId);
    const invitation = await lockInvitation(sql, token);
    const member = await readMembership(sql, customerId);
    const own = person?.email === invitation.email;
    if (own && member?.seller_id === invitation.seller_id) return { role: member.role, id: null };
    if (!invitation.open) throw invalidInvitation();
    if (!own) throw new ShopError(403, "invitation_for_another", "Somebody else is invited");
    if (member) throw new ShopError(409, "already_seller", "This account works for another shop");
    // the link was mailed to this address
    await confirmAddress(sql, invitation.email);
    const id = generateEntityId("", "selmem");
    await sql("insert into seller_member (id, customer_id, seller_id, role) values (?, ?, ?, ?)", [
      id,
      customerId,
      invitation.seller_id,
      invitation.role,
    ]);
    await sql("update seller_invitation set deleted_at = now(), updated_at = now() where id = ?", [
      invitation.id,
    ]);
    return { role: invitation.role, id };
  });
  if (joined.id) await announceMember(container, joined.id);
  return joined.role;
}
