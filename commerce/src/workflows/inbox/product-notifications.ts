import type { EditedProductPart, ProductMessageKind } from "@bezak/contract/product-message-rules.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Happened, NewNotification } from "../../inbox/inbox-event.ts";
import { readRows } from "../../read-rows.ts";
import { findMembersOf } from "../seller/find-members.ts";

interface MessageRow {
  id: string;
  kind: ProductMessageKind;
  text: string | null;
  changed: EditedProductPart[] | null;
  sellerId: string;
  productId: string;
  productName: string;
  /** who hid it last before an answer */
  hiddenBy: string | null;
  at: Date;
}

/**
 * What administrators and shops have written to each other about products since then. A decision of the queue is told when it
 * cannot be undone any more.
 */
export async function readProductNotifications(
  container: MedusaContainer,
  since: Date,
): Promise<NewNotification[]> {
  const rows = await readRows<MessageRow>(
    container,
    `select message.id, message.kind, message.text, message.changed, message.seller_id as "sellerId",
       message.product_id as "productId", product.title as "productName", message.notify_from as at,
       (select earlier.author_id from product_message earlier where earlier.product_id = message.product_id
         and earlier.kind in ('hidden', 'still_hidden') and earlier.created_at < message.created_at
         and earlier.deleted_at is null order by earlier.created_at desc limit 1) as "hiddenBy"
     from product_message message join product on product.id = message.product_id and product.deleted_at is null
     where message.notify_from between ? and now() and message.deleted_at is null`,
    [since],
  );
  const sellerIds = rows.flatMap(({ kind, sellerId }) => (kind === "answer" ? [] : sellerId));
  const members = await findMembersOf(container, sellerIds, "products");
  return rows.flatMap((row) => toNotifications(row, members.get(row.sellerId) ?? []));
}

function toNotifications(row: MessageRow, members: readonly string[]): NewNotification[] {
  const readers = row.kind === "answer" ? [row.hiddenBy].filter((id) => id !== null) : members;
  const happened = toHappened(row);
  return readers.map((customerId) => ({
    ...happened,
    customerId,
    key: `product-message:${row.id}:${customerId}`,
    at: new Date(row.at),
  }));
}

function toHappened({ kind, text: reason, changed, productId, productName }: MessageRow): Happened {
  const product = { productId, productName };
  switch (kind) {
    case "hidden":
      return { event: "product_hidden", data: { ...product, reason } };
    case "still_hidden":
      return { event: "product_still_hidden", data: { ...product, reason } };
    case "shown":
      return { event: "product_shown", data: product };
    case "edited":
      return { event: "product_edited", data: { ...product, changed: changed ?? [], reason } };
    case "answer":
      return { event: "admin_product_answered", data: product };
  }
}
