import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { maskedAccount } from "../shop/payout-account.ts";
import type { PayoutAccount } from "../shop/shop-row.ts";
import type { PersonalDataPart } from "./personal-data.ts";

/** Invitations to the present address, but for a former owner's, and those to addresses that were the person's. */
const own = `(invitation.former_owner_id = ? or invitation.former_owner_id is null and invitation.email in
  (select lower(email) from customer where id = ? and email is not null))`;

/**
 * Shops a person works or worked for, where the owner's money goes, and invitations to them. Before the address is
 * erased by which they are found: keep it first. Who owns a shop cannot end the account, so that only other members go
 * with it.
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
      // a stolen token reads this too
      payoutAccount: payoutAccount && maskedAccount(payoutAccount),
    }));
  },
  async erase(sql, customerId) {
    await sql(`delete from seller_invitation invitation where ${own}`, [customerId, customerId]);
    await sql(
      "delete from seller_member where customer_id = ? and (role <> 'owner' or deleted_at is not null)",
      [customerId],
    );
  },
};
