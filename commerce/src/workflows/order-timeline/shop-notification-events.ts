import type { Language } from "@bezak/contract/languages.ts";
import type { OrderEvent } from "@bezak/contract/order-timeline.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { EntryRow } from "../../modules/inbox/service.ts";
import { readRows } from "../../read-rows.ts";
import { viewEntries } from "../inbox/view-entries.ts";

interface NotifiedShop extends EntryRow {
  parcel: string;
  seller: string;
  members: number;
  shown: number;
  read: number;
  sent: number;
  waiting: number;
  failed: number;
}

/** Condition on `inbox_entry e`: for members of a shop. An index has it. */
export const IS_OF_SHOP = String.raw`e.event like 'shop\_%'`;

/**
 * What the members of shops were notified of about the order, an event once: how many of them, and no names or addresses. The key
 * of each notification ends in the member's id.
 */
export async function readShopNotificationEvents(
  container: MedusaContainer,
  orderId: string,
  language: Language,
): Promise<OrderEvent[]> {
  const rows = await readRows<NotifiedShop>(
    container,
    `select min(e.id) as id, min(e.type) as type, e.event, (array_agg(e.data order by e.id))[1] as data,
       min(e.happened_at) as happened_at, null as read_at, null as archived_at,
       coalesce(min(e.data->>'parcelNumber'), '') as parcel, coalesce(min(s.name), '') as seller,
       count(*)::int as members, (count(*) filter (where e.shown))::int as shown,
       (count(*) filter (where e.read_at is not null))::int as read,
       (count(*) filter (where m.sent_at is not null))::int as sent,
       (count(*) filter (where m.sent_at is null and m.id is not null and m.last_error is null))::int as waiting,
       (count(*) filter (where m.sent_at is null and m.last_error is not null))::int as failed
     from inbox_entry e left join seller s on s.id = e.data->>'sellerId'
       left join shop_mail m on m.key = 'news:' || e.key and m.deleted_at is null
     where e.data->>'orderId' = ? and ${IS_OF_SHOP}
     group by e.event, e.data->>'sellerId', left(e.key, length(e.key) - length(e.customer_id))
     order by min(e.happened_at) desc limit 500`,
    [orderId],
  );
  const texts = new Map((await viewEntries(container, rows, language)).map((one) => [one.id, one.title]));
  return rows.map(({ id, happened_at: at, parcel, seller, members, shown, read, sent, waiting, failed }) => ({
    id: `shop-${id}`,
    at: new Date(at).toISOString(),
    kind: "shop_notification",
    parcel,
    seller,
    title: texts.get(id) ?? "",
    members,
    shown,
    read,
    mails: { sent, waiting, failed },
  }));
}
