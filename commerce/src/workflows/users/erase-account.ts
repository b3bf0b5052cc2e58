import type { MedusaContainer } from "@medusajs/framework/types";
import { ShopError } from "../../shop-error.ts";
import { cancelOrder } from "../order/cancel-order.ts";
import { deleteAllFactors } from "../second-factor/stored-factor.ts";
import { personalData } from "./personal-data.ts";
import { inTransaction, type Sql } from "./sql.ts";

export interface ClosedAccount {
  /** null for somebody who was never a buyer */
  customerId: string | null;
  identityId: string | null;
  /** who cancels what is not packed yet */
  actor: "buyer" | "admin";
  /** runs first in the transaction and gives the buyer's account to erase */
  prepare?: (sql: Sql) => Promise<string>;
}

const ordersUnfinished = () =>
  new ShopError(409, "orders_under_way", "Orders of the account are on their way");

/** A shop has products and money: it must be closed before its owner's account. Other members just leave it. */
async function refuseShopkeepers(sql: Sql, customerId: string): Promise<void> {
  const shops = await sql(
    `select 1 from seller_member m join seller s on s.id = m.seller_id
     where m.customer_id = ? and m.role = 'owner' and m.deleted_at is null and s.deleted_at is null`,
    [customerId],
  );
  if (shops.length > 0) throw new ShopError(409, "account_has_shop", "The account acts for a shop");
}

/** Orders with parcels that are not delivered, and whether the buyer may cancel all of these. */
function openOrders(sql: Sql, customerId: string): Promise<{ id: string; free: boolean }[]> {
  return sql(
    `select order_id as id, bool_and(status in ('pending', 'confirmed')) as free from seller_order
     where customer_id = ? and status not in ('delivered', 'cancelled') and deleted_at is null
     group by order_id order by order_id`,
    [customerId],
  );
}

/** @throws ShopError for an order that is being placed and a return that is not settled */
async function refuseUnsettled(sql: Sql, customerId: string): Promise<void> {
  const unsettled = await sql(
    `select 1 from order_attempt where customer_id = ? and state in ('started', 'undoing')
     union all select 1 from return_request
       where customer_id = ? and status not in ('rejected', 'refund_owed', 'refunded') and deleted_at is null`,
    [customerId, customerId],
  );
  if (unsettled.length > 0) throw ordersUnfinished();
}

/**
 * Whoever pays a refund needs to know the person and the account.
 * @throws ShopError while a refund is owed or in progress
 */
async function refuseOwed(sql: Sql, customerId: string): Promise<void> {
  const owed = await sql(
    `select 1 from order_cancellation c join "order" o on o.id = c.order_id
       where o.customer_id = ? and c.refund_state in ('due', 'asked', 'owed') and c.deleted_at is null
     union all select 1 from return_request
       where customer_id = ? and refund_state in ('asked', 'owed') and deleted_at is null
     union all select 1 from payment_attempt a join "order" o on o.id = a.order_id
       where o.customer_id = ? and (a.state = 'late' or a.reversal = 'asked')`,
    [customerId, customerId, customerId],
  );
  if (owed.length > 0) throw new ShopError(409, "money_owed", "Money is owed to the person");
}

/**
 * Cancels what is not packed yet; a parcel that is packed or in transit needs its address, so the account must wait
 * for it.
 */
async function closeOrders(
  container: MedusaContainer,
  customerId: string,
  actor: ClosedAccount["actor"],
): Promise<void> {
  const open = await inTransaction(container, async (sql) => {
    await refuseShopkeepers(sql, customerId);
    await refuseUnsettled(sql, customerId);
    await refuseOwed(sql, customerId);
    return openOrders(sql, customerId);
  });
  if (open.some(({ free }) => !free)) throw ordersUnfinished();
  for (const { id } of open) await cancelOrder(container, id, { actor, reason: null });
}

/**
 * Cancels open orders, erases the personal data of every domain, and deletes sign-in and sessions. Orders stay without the
 * person, and the e-mail can be registered again. Cancellations persist if the rest fails; the rest is one transaction.
 * Idempotent.
 * @throws ShopError 409 `account_has_shop` | `orders_under_way` | `money_owed` | `payment_in_progress`
 */
export async function eraseAccount(container: MedusaContainer, account: ClosedAccount): Promise<void> {
  const { identityId, actor, prepare } = account;
  if (account.customerId) await closeOrders(container, account.customerId, actor);
  await inTransaction(container, async (sql) => {
    const customerId = (await prepare?.(sql)) ?? account.customerId;
    const live = await sql("select 1 from customer where id = ? and deleted_at is null for update", [
      customerId,
    ]);
    if (!customerId || live.length === 0) return;
    await refuseShopkeepers(sql, customerId);
    await refuseUnsettled(sql, customerId);
    if ((await openOrders(sql, customerId)).length > 0) throw ordersUnfinished();
    // the cancellations may have left a refund that no gateway has paid
    await refuseOwed(sql, customerId);
    for (const { erase } of personalData) await erase(sql, customerId);
    await sql("delete from password_reset where auth_identity_id = ?", [identityId]);
    if (identityId) await deleteAllFactors(sql, identityId);
    await sql("delete from auth_identity where id = ?", [identityId]);
  });
}
