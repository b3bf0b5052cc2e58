import type { Language } from "@bezak/contract/languages.ts";
import type { OrderEvent } from "@bezak/contract/order-timeline.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { EntryRow } from "../../modules/inbox/service.ts";
import { readRows } from "../../read-rows.ts";
import { viewEntries } from "../inbox/view-entries.ts";

interface Notified extends EntryRow {
  shown: boolean;
  /** null without a mail */
  recipient: string | null;
  sent_at: Date | string | null;
  failed: boolean;
}

export interface NotifiedOrder {
  orderId: string;
  customerId: string;
  language: Language;
}

const iso = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString());

/** What the buyer was notified of about the order, with the mails. Deleted notifications are listed too. */
export async function readNotificationEvents(
  container: MedusaContainer,
  { orderId, customerId, language }: NotifiedOrder,
): Promise<OrderEvent[]> {
  const rows = await readRows<Notified>(
    container,
    `select e.id, e.type, e.event, e.data, e.happened_at, e.read_at, e.archived_at, e.shown,
       m.recipient, m.sent_at, coalesce(m.sent_at is null and m.last_error is not null, false) as failed
     from inbox_entry e left join shop_mail m on m.key = 'news:' || e.key and m.deleted_at is null
     where e.customer_id = ? and e.data->>'orderId' = ? order by e.happened_at desc limit 500`,
    [customerId, orderId],
  );
  const texts = new Map((await viewEntries(container, rows, language)).map((one) => [one.id, one.title]));
  return rows.map((row) => ({
    id: row.id,
    at: new Date(row.happened_at).toISOString(),
    kind: "notification",
    title: texts.get(row.id) ?? "",
    shown: row.shown,
    readAt: iso(row.read_at),
    mail: row.recipient === null ? null : { to: row.recipient, sentAt: iso(row.sent_at), failed: row.failed },
  }));
}
