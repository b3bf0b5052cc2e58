import type { Language } from "@bezak/contract/languages.ts";
import type { OrderEvent } from "@bezak/contract/order-timeline.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { EntryRow } from "../../modules/inbox/service.ts";
import { readRows } from "../../read-rows.ts";
import { UNCONFIRMED } from "../../unconfirmed-email.ts";
import { viewEntries } from "../inbox/view-entries.ts";
import { IS_OF_SHOP } from "./shop-notification-events.ts";

type NotificationEvent = Extract<OrderEvent, { kind: "notification" }>;

interface Notified extends EntryRow {
  shown: boolean;
  mail: NotificationEvent["mail"];
  repeats: NotificationEvent["repeats"];
  /** confirmed address of the account; null without one */
  address: string | null;
}

export interface NotifiedOrder {
  orderId: string;
  customerId: string;
  language: Language;
}

/** A row of `shop_mail` as the contract's mail. */
const toMail = (row: string, more = "") => `json_build_object('to', ${row}.recipient, ${more}
  'sentAt', to_char(${row}.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'failed', ${row}.sent_at is null and ${row}.last_error is not null)`;

const iso = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString());

/**
 * What the buyer was notified of about the order, with the mails. Deleted notifications are listed too; those of a shop of which
 * the buyer is a member are not.
 */
export async function readNotificationEvents(
  container: MedusaContainer,
  { orderId, customerId, language }: NotifiedOrder,
): Promise<OrderEvent[]> {
  const rows = await readRows<Notified>(
    container,
    `select e.id, e.type, e.event, e.data, e.happened_at, e.read_at, e.archived_at, e.shown,
       case when m.id is not null then ${toMail("m")} end as mail,
       coalesce((select json_agg(${toMail("r", "'administrator', u.email,")} order by r.created_at)
         from shop_mail r left join "user" u on u.id = r.repeated_by
         where r.repeat_of = m.key and r.repeat_of is not null and r.deleted_at is null), '[]') as repeats,
       c.email as address
     from inbox_entry e left join shop_mail m on m.key = 'news:' || e.key and m.deleted_at is null
       left join customer c on c.id = e.customer_id and c.deleted_at is null
         and c.metadata->>'${UNCONFIRMED}' is null
     where e.customer_id = ? and e.data->>'orderId' = ? and not (${IS_OF_SHOP}) order by e.happened_at desc limit 500`,
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
    mail: row.mail,
    repeats: row.repeats,
    repeatTo: row.mail && row.address,
  }));
}
