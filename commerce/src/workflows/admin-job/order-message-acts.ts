import type { NewOrderNote } from "@bezak/contract/order-admin.ts";
import type { MailRepeat } from "@bezak/contract/order-timeline.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { idOfKey } from "../../shared/keyed-creation.ts";
import { ShopError } from "../../shop-error.ts";
import { resendMail } from "../order-timeline/resend-mail.ts";
import { addOrderNote } from "../parcel/order-notes.ts";
import type { JobAct, JobCaller, ObjectState } from "./job-act.ts";
import { findParcels } from "./parcel-acts.ts";

/** Parcels of one order share one note and one mail: their rows send the same key. */
const keyOf = ({ jobId }: JobCaller, orderId: string) => `${jobId}:${orderId}`;

async function findOrderOf(container: MedusaContainer, parcel: string): Promise<string | undefined> {
  const [row] = await readRows<{ order_id: string }>(
    container,
    "select order_id from seller_order where id = ? and deleted_at is null",
    [parcel],
  );
  return row?.order_id;
}

/** What is sent has no version of its own: it differs once it is sent. */
const toState = (sent: string | null, more: Omit<ObjectState, "version"> = {}): ObjectState => ({
  version: sent === null ? "0" : "1",
  sent,
  ...more,
});

async function readNote(
  container: MedusaContainer,
  id: string,
  caller: JobCaller,
): Promise<ObjectState | undefined> {
  const orderId = await findOrderOf(container, id);
  if (orderId === undefined) return undefined;
  const note = idOfKey("ordnote", caller.adminId, keyOf(caller, orderId));
  const found = await readRows(container, "select 1 from order_note where id = ?", [note]);
  return toState(found.length > 0 ? "note" : null);
}

async function sendNote(
  container: MedusaContainer,
  id: string,
  body: object,
  caller: JobCaller,
): Promise<void> {
  const key = keyOf(caller, (await findOrderOf(container, id)) ?? id);
  await addOrderNote(container, {
    parcel: id,
    adminId: caller.adminId,
    body: body as NewOrderNote,
    key,
  });
}

/** The latest mail to the buyer about the order, and which one this job has sent again. */
async function readMail(
  container: MedusaContainer,
  id: string,
  caller: JobCaller,
): Promise<ObjectState | undefined> {
  const orderId = await findOrderOf(container, id);
  if (orderId === undefined) return undefined;
  const again = `again:${idOfKey("again", caller.adminId, keyOf(caller, orderId))}`;
  const [row] = await readRows<{ latest: string | null; sent: string | null }>(
    container,
    `select (select entry.id from inbox_entry entry join seller_order parcel on parcel.customer_id = entry.customer_id
         where parcel.id = ? and entry.data->>'orderId' = parcel.order_id
           and exists (select from shop_mail where key = 'news:' || entry.key)
         order by entry.happened_at desc, entry.id desc limit 1) as latest,
       (select entry.id from shop_mail repeat join inbox_entry entry on 'news:' || entry.key = repeat.repeat_of
         where repeat.key = ?) as sent`,
    [id, again],
  );
  return toState(row?.sent ?? null, { latest: row?.latest ?? null });
}

const rowCodes: Readonly<Record<string, string>> = {
  conflict: "buyer_unreachable",
  too_many_requests: "mail_repeated",
};

async function sendMail(
  container: MedusaContainer,
  id: string,
  body: object,
  caller: JobCaller,
): Promise<void> {
  const repeat = body as MailRepeat;
  if (!repeat.notificationId) throw new ShopError(409, "mail_missing", "No mail was sent about the order");
  const key = keyOf(caller, (await findOrderOf(container, id)) ?? id);
  try {
    await resendMail(container, { parcel: id, adminId: caller.adminId, body: repeat, key });
  } catch (error) {
    const code = error instanceof ShopError ? rowCodes[error.code] : undefined;
    throw code ? new ShopError(409, code, (error as ShopError).message) : error;
  }
}

export const orderMessageActs = {
  note_parcels: {
    find: findParcels,
    read: readNote,
    wish: ({ sent }) => (sent === null ? { sent: "note" } : null),
    toBody: (_wanted, _version, { note }) => ({ text: note }),
    path: (id) => `/admin/orders/${id}/notes`,
    send: sendNote,
  },
  mail_parcels: {
    find: findParcels,
    read: readMail,
    wish: ({ sent, latest }) => (sent === null ? { sent: latest ?? "" } : null),
    toBody: ({ sent }) => ({ notificationId: sent }),
    path: (id) => `/admin/orders/${id}/mails`,
    send: sendMail,
  },
} satisfies Record<string, JobAct>;
