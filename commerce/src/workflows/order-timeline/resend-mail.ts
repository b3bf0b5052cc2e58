import { limits } from "@bezak/contract/limits.ts";
import type { MailRepeat, ResentMail } from "@bezak/contract/order-timeline.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Happened } from "../../inbox/inbox-event.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { idOfKey } from "../../shared/keyed-creation.ts";
import { ShopError } from "../../shop-error.ts";
import { UNCONFIRMED } from "../../unconfirmed-email.ts";
import { writeMail, type Reader } from "../inbox/mail-notifications.ts";
import { readNames } from "../inbox/read-names.ts";
import { inTransaction, toSqlScope, type Sql } from "../users/sql.ts";

interface MailRequest {
  /** id or number of a parcel */
  parcel: string;
  adminId: string;
  body: MailRepeat;
  /** without a key every request sends a mail */
  key?: string;
}

type NotifiedOf = Happened & { key: string };

interface OwnedOrder {
  order_id: string;
  customer_id: string;
}

interface QueuedRow {
  repeat_of: string | null;
  recipient: string;
  created_at: Date | string;
}

/**
 * Sends the mail of a notification about the order of a parcel again, to the buyer's present address, with the texts of
 * now. Once per key, also when the request is sent twice at once.
 * @throws ShopError 404 order_not_found | not_found, 409 conflict without a confirmed address,
 * 422 idempotency_mismatch, 429 too_many_requests
 */
export function resendMail(
  container: MedusaContainer,
  { parcel, adminId, body, key }: MailRequest,
): Promise<ResentMail> {
  return inTransaction(container, async (sql) => {
    const order = await lockOrder(sql, parcel);
    const entry = await findEntry(sql, order, body.notificationId);
    const repeatOf = `news:${entry.key}`;
    const id = key === undefined ? generateEntityId("", "again") : idOfKey("again", adminId, key);
    const before = await findQueued(sql, id);
    if (before) return toResent(before, repeatOf);
    const reader = await findReader(sql, order.customer_id);
    await refuseMany(sql, order.order_id);
    const known = await readNames(container, [entry]);
    await queueMail(toSqlScope(sql), { ...writeMail(entry, reader, known), key: `again:${id}` });
    await sql("update shop_mail set repeat_of = ?, repeated_by = ? where key = ? and repeat_of is null", [
      repeatOf,
      adminId,
      `again:${id}`,
    ]);
    const queued = await findQueued(sql, id);
    if (!queued) throw noAddress();
    return toResent(queued, repeatOf);
  });
}

const noAddress = () => new ShopError(409, "conflict", "The buyer has no confirmed address");

/** The order of a parcel; other requests about its mails wait. */
async function lockOrder(sql: Sql, parcel: string): Promise<OwnedOrder> {
  const [found] = await sql<OwnedOrder>(
    "select order_id, customer_id from seller_order where (id = ? or number = ?) and deleted_at is null",
    [parcel, parcel],
  );
  if (!found) throw new ShopError(404, "order_not_found", "There is no such parcel");
  await sql("select pg_advisory_xact_lock(hashtextextended(?, 0))", [`resend-mail:${found.order_id}`]);
  return found;
}

/** Only the buyer's: shops and administrators are notified about orders too. */
async function findEntry(sql: Sql, order: OwnedOrder, id: string): Promise<NotifiedOf> {
  const [entry] = await sql<NotifiedOf>(
    `select e.key, e.event, e.data from inbox_entry e
     where e.id = ? and e.customer_id = ? and e.data->>'orderId' = ?
       and exists (select from shop_mail m where m.key = 'news:' || e.key)`,
    [id, order.customer_id, order.order_id],
  );
  if (!entry) throw new ShopError(404, "not_found", "There is no such mail");
  return entry;
}

async function findReader(sql: Sql, customerId: string): Promise<Reader & { email: string }> {
  const [reader] = await sql<Reader & { email: string }>(
    `select id, email, metadata from customer
     where id = ? and email is not null and deleted_at is null and metadata->>'${UNCONFIRMED}' is null for key share`,
    [customerId],
  );
  if (!reader) throw noAddress();
  return reader;
}

async function refuseMany(sql: Sql, orderId: string): Promise<void> {
  const [counted] = await sql<{ count: number }>(
    `select count(*)::int as count from shop_mail m join inbox_entry e on e.key = substr(m.repeat_of, length('news:') + 1)
     where e.data->>'orderId' = ? and m.repeat_of is not null and m.created_at > now() - interval '1 hour'`,
    [orderId],
  );
  if ((counted?.count ?? 0) >= limits.resentMailsPerHour)
    throw new ShopError(429, "too_many_requests", "Too many mails about this order", { retryAfter: 3600 });
}

async function findQueued(sql: Sql, id: string): Promise<QueuedRow | undefined> {
  const [row] = await sql<QueuedRow>("select repeat_of, recipient, created_at from shop_mail where key = ?", [
    `again:${id}`,
  ]);
  return row;
}

function toResent({ repeat_of: of, recipient: to, created_at: at }: QueuedRow, repeatOf: string): ResentMail {
  if (of !== repeatOf) throw new ShopError(422, "idempotency_mismatch", "The key was used with another body");
  return { to, at: new Date(at).toISOString() };
}
