import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils";
import type { SqlManager } from "../../queue/sql-scope.ts";
import { openText, sealText } from "../../sealed-text.ts";
import { mailRefundAccount } from "./mail-refund-account.ts";

const sealedFor = (orderId: string) => ({ purpose: "refund-account", owner: orderId });

/** Encrypts a card or account number, bound to its order. */
export const sealAccount = (orderId: string, account: string): string =>
  sealText(sealedFor(orderId), account);

/** @throws Error when it was modified, belongs to another order or was encrypted with a secret that is gone */
export const openAccount = (orderId: string, sealed: string): string => openText(sealedFor(orderId), sealed);

const database = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION);

export interface NamedAccount {
  orderId: string;
  customerId: string;
  account: string;
}

/**
 * Stores the account for an order's refunds; the last one counts. If it replaces another, a mail is queued. The caller holds
 * the order's lock and has checked that the account is a different one.
 */
export async function keepRefundAccount(
  sql: SqlManager,
  { orderId, customerId, account }: NamedAccount,
): Promise<void> {
  const before = await sql.execute("select 1 from refund_account where order_id = ?", [orderId]);
  const changed = (before as unknown[]).length > 0;
  await sql.execute(
    `insert into refund_account (order_id, customer_id, sealed, last_digits) values (?, ?, ?, ?)
     on conflict (order_id) do update
       set sealed = excluded.sealed, last_digits = excluded.last_digits, updated_at = now()`,
    [orderId, customerId, sealAccount(orderId, account), account.slice(-4)],
  );
  await sql.execute(
    "insert into refund_account_naming (id, order_id, customer_id, changed, last_digits) values (?, ?, ?, ?, ?)",
    [generateEntityId("", "named"), orderId, customerId, changed, account.slice(-4)],
  );
  if (changed) await mailRefundAccount(sql, { orderId, customerId, account });
}

/** The whole number; undefined when none was named or it was deleted. */
export async function readRefundAccount(
  container: MedusaContainer,
  orderId: string,
): Promise<string | undefined> {
  const { rows } = (await database(container).raw("select sealed from refund_account where order_id = ?", [
    orderId,
  ])) as { rows: { sealed: string }[] };
  return rows[0] && openAccount(orderId, rows[0].sealed);
}

/** After the last refund of the order was paid or refused. */
const RETENTION_DAYS = 14;

/** Deletes accounts to which nothing is to be transferred any more; when one was named stays, without its last digits. */
export async function purgeRefundAccounts(container: MedusaContainer): Promise<void> {
  await database(container).raw(
    `delete from refund_account a where a.updated_at < now() - ? * interval '1 day'
       and not exists (select 1 from return_request r where r.order_id = a.order_id and r.deleted_at is null
         and (r.status not in ('rejected', 'refunded') or r.refund_state in ('asked', 'owed')
           or r.updated_at > now() - ? * interval '1 day'))
       and not exists (select 1 from order_cancellation c where c.order_id = a.order_id and c.deleted_at is null
         and (c.refund_state in ('due', 'asked', 'owed') or c.updated_at > now() - ? * interval '1 day'))
       and not exists (select 1 from payment_attempt p where p.order_id = a.order_id
         and (p.state = 'late' or (p.state = 'refunded' and p.updated_at > now() - ? * interval '1 day')))`,
    [RETENTION_DAYS, RETENTION_DAYS, RETENTION_DAYS, RETENTION_DAYS],
  );
  await database(container).raw(
    `update refund_account_naming n set last_digits = null where last_digits is not null
       and not exists (select 1 from refund_account a where a.order_id = n.order_id)`,
  );
}
