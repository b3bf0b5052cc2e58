import type { MedusaContainer } from "@medusajs/framework/types";
import type { NewNotification } from "../../inbox/inbox-event.ts";
import { readRows } from "../../read-rows.ts";
import { findMembers } from "../seller/find-members.ts";

interface ShopRow {
  id: string;
  name: string;
  status: string;
  suspended_reason: string | null;
  suspended_at: Date | null;
  resumed_at: Date | null;
}

interface AccountRow {
  id: string;
  name: string;
  digits: string | null;
  at: Date;
}

interface MemberRow {
  id: string;
  seller_id: string;
  shop: string;
  name: string;
  created_at: Date;
}

/** Changes of shops since then, for their owners: suspended, resumed, another payout account, a new member. */
export async function readShopNotifications(
  container: MedusaContainer,
  since: Date,
): Promise<NewNotification[]> {
  const [shops, accounts, joined] = await Promise.all([
    readRows<ShopRow>(
      container,
      `select id, name, status, suspended_reason, suspended_at, resumed_at from seller
       where deleted_at is null and greatest(suspended_at, resumed_at) >= ?`,
      [since],
    ),
    readRows<AccountRow>(
      container,
      `select id, name, right(payout_account->>'account', 4) as digits, payout_account_changed_at as at from seller
       where deleted_at is null and payout_account_changed_at >= ?`,
      [since],
    ),
    readRows<MemberRow>(
      container,
      `select member.id, member.seller_id, member.created_at, seller.name as shop,
         coalesce(nullif(concat_ws(' ', customer.first_name, customer.last_name), ''), customer.email) as name
       from seller_member member join customer on customer.id = member.customer_id
       join seller on seller.id = member.seller_id
       where member.role <> 'owner' and member.deleted_at is null and member.created_at >= ?`,
      [since],
    ),
  ]);
  const notifications = await Promise.all([
    ...shops.map((shop) => ofShop(container, shop)),
    ...accounts.map((account) => ofAccount(container, account)),
    ...joined.map((member) => ofMember(container, member)),
  ]);
  return notifications.flat();
}

/** Only the present state: a suspension that ended before its notification is not reported. */
async function ofShop(container: MedusaContainer, shop: ShopRow): Promise<NewNotification[]> {
  const { id: sellerId, name, status, suspended_reason: reason } = shop;
  const at = status === "suspended" ? shop.suspended_at : shop.resumed_at;
  if (!at) return [];
  const owners = await findMembers(container, sellerId, "members");
  return owners.map((customerId): NewNotification => {
    const to = { customerId, key: `shop:${sellerId}:${status}:${at.getTime()}:${customerId}`, at };
    return status === "suspended"
      ? { ...to, event: "shop_suspended", data: { sellerId, shop: name, reason } }
      : { ...to, event: "shop_resumed", data: { sellerId, shop: name } };
  });
}

async function ofAccount(container: MedusaContainer, { id: sellerId, name, digits, at }: AccountRow) {
  const owners = await findMembers(container, sellerId, "members");
  return owners.map((customerId): NewNotification => {
    const key = `shop:${sellerId}:account:${at.getTime()}:${customerId}`;
    return { customerId, key, at, event: "payout_account_changed", data: { sellerId, shop: name, digits } };
  });
}

async function ofMember(container: MedusaContainer, member: MemberRow): Promise<NewNotification[]> {
  const { id, seller_id: sellerId, shop, name, created_at: at } = member;
  const owners = await findMembers(container, sellerId, "members");
  return owners.map((customerId) => {
    const data = { sellerId, shop, member: name };
    return {
      customerId,
      key: `shop:${sellerId}:joined:${id}:${customerId}`,
      at,
      event: "member_joined",
      data,
    };
  });
}
