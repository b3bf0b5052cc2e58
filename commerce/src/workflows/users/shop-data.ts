import type { PayoutAccount } from "@bezak/contract/shops.ts";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { maskedAccount } from "../shop/payout-account.ts";
import type { PersonalDataPart } from "./personal-data.ts";

/** Invitations to the present address, except a former owner's, and those to the person's former addresses. */
const own = `(invitation.former_owner_id = ? or invitation.former_owner_id is null and invitation.email in
  (select lower(email) from customer where id = ? and email is not null))`;

/**
 * Memberships, present and past, the owner's payout account, and invitations. Must be erased before the address, by which
 * invitations are found: keep it first. An owner cannot close the account, so only other memberships are deleted.
 */
export const shopData: PersonalDataPart = {
  name: "shops",
  async collect(container, customerId) {
    const { rows } = (await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
      `select seller.name as shop, member.role, member.created_at as "joinedAt", member.deleted_at as "leftAt",
         false as invited,
         case when member.role = 'owner' and member.deleted_at is null then seller.payout_account end as "payoutAccount"
       from seller_member member join seller on seller.id = member.seller_id where member.customer_id = ?
       union all select seller.name, invitation.role, invitation.sent_at, invitation.deleted_at, true, null
       from seller_invitation invitation join seller on seller.id = invitation.seller_id
       where ${own} order by "joinedAt"`,
      [customerId, customerId, customerId],
    )) as { rows: { payoutAccount: PayoutAccount | null }[] };
    return rows.map(({ payoutAccount, ...row }) => ({
      ...row,
      // a stolen session could export it too
      payoutAccount: payoutAccount && maskedAccount(payoutAccount),
    }));
  },
  async erase(sql, customerId) {
    await sql(`delete from seller_invitation invitation where ${own}`, [customerId, customerId]);
    await sql(
      "delete from admin_invitation where email in (select lower(email) from customer where id = ?)",
      [customerId],
    );
    await sql(
      "delete from seller_member where customer_id = ? and (role <> 'owner' or deleted_at is not null)",
      [customerId],
    );
  },
};
