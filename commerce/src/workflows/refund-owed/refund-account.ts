import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { derivedKey, derivedKeys } from "../../derived-key.ts";
import type { SqlManager } from "../../queue/sql-scope.ts";
import { mailRefundAccount } from "./mail-refund-account.ts";

const PURPOSE = "refund-account";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a card or account number, bound to its order: copied to another order it cannot be decrypted. */
export function sealAccount(orderId: string, account: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", derivedKey(PURPOSE), iv).setAAD(Buffer.from(orderId));
  const sealed = Buffer.concat([cipher.update(account, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** @throws Error when it was modified, belongs to another order or was encrypted with a secret that is gone */
export function openAccount(orderId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const keys = derivedKeys(PURPOSE);
  for (const former of keys.slice(1).reverse()) {
    try {
      return openWith(former, orderId, bytes);
    } catch {
      // encrypted with another one
    }
  }
  return openWith(keys[0], orderId, bytes);
}

function openWith(key: Buffer, orderId: string, bytes: Buffer): string {
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(orderId))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
}

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
  await sql.execute(
    `insert into refund_account (order_id, customer_id, sealed, last_digits) values (?, ?, ?, ?)
     on conflict (order_id) do update
       set sealed = excluded.sealed, last_digits = excluded.last_digits, updated_at = now()`,
    [orderId, customerId, sealAccount(orderId, account), account.slice(-4)],
  );
  if ((before as unknown[]).length > 0) await mailRefundAccount(sql, { orderId, customerId, account });
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

/** Deletes accounts to which nothing is to be transferred any more. */
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
}
