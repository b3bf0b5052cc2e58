import type { NewOrderNote, OrderNote } from "@bezak/contract/order-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { readRows } from "../../read-rows.ts";
import { findCreated, idOfKey } from "../../shared/keyed-creation.ts";
import { ShopError } from "../../shop-error.ts";
import { hashRequest } from "../order/order-request.ts";
import { inTransaction, type Sql } from "../users/sql.ts";

type NoteRow = Omit<OrderNote, "at"> & { at: Date | string };

const NOTE = `select n.id, n.created_at as at, n.text, u.email as author
  from order_note n left join "user" u on u.id = n.author_id and u.deleted_at is null`;

const SHOWN = 100;

const viewNote = ({ id, at, author, text }: NoteRow): OrderNote => ({
  id,
  at: new Date(at).toISOString(),
  author,
  text,
});

/** The newest notes about an order, newest first. */
export async function readOrderNotes(container: MedusaContainer, orderId: string): Promise<OrderNote[]> {
  const rows = await readRows<NoteRow>(
    container,
    `${NOTE} where n.order_id = ? and n.deleted_at is null order by n.created_at desc, n.id desc limit ${SHOWN}`,
    [orderId],
  );
  return rows.map(viewNote);
}

interface NoteRequest {
  /** id or number of a parcel */
  parcel: string;
  adminId: string;
  body: NewOrderNote;
  /** without a key every request adds a note */
  key?: string;
}

/**
 * Adds a note about the order of a parcel, once per key, also when the request is sent twice at once.
 * @throws ShopError 404 order_not_found, 422 idempotency_mismatch
 */
export function addOrderNote(
  container: MedusaContainer,
  { parcel, adminId, body, key }: NoteRequest,
): Promise<OrderNote> {
  return inTransaction(container, async (sql) => {
    const orderId = await findOrderOfParcel(sql, parcel);
    const hash = hashRequest({ orderId, ...body });
    const id = key === undefined ? generateEntityId("", "ordnote") : idOfKey("ordnote", adminId, key);
    const created = key && (await findCreated(sql, { table: "order_note", hash: "body_hash" }, { id, hash }));
    if (!created)
      await sql("insert into order_note (id, order_id, author_id, text, body_hash) values (?, ?, ?, ?, ?)", [
        id,
        orderId,
        adminId,
        body.text,
        hash,
      ]);
    const [row] = await sql<NoteRow>(`${NOTE} where n.id = ?`, [id]);
    return viewNote(row!);
  });
}

/** By id or number of the parcel. @throws ShopError 404 order_not_found */
export async function findOrderOfParcel(sql: Sql, parcel: string): Promise<string> {
  const [found] = await sql<{ order_id: string }>(
    "select order_id from seller_order where (id = ? or number = ?) and deleted_at is null",
    [parcel, parcel],
  );
  if (!found) throw new ShopError(404, "order_not_found", "There is no such parcel");
  return found.order_id;
}
