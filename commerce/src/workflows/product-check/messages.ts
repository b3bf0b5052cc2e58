import type { EditedProductPart, ProductMessageKind } from "@bezak/contract/product-message-rules.ts";
import type { ProductMessages } from "@bezak/contract/product-messages.ts";
import { generateEntityId } from "@medusajs/framework/utils";
import { ShopError } from "../../shop-error.ts";
import { administratorName } from "../moderation/administrator-name.ts";
import type { Sql } from "../users/sql.ts";

export interface NewProductMessage {
  productId: string;
  kind: ProductMessageKind;
  text: string | null;
  changed?: readonly EditedProductPart[];
  /** a member of the shop or an administrator */
  authorId: string;
  /** of the queue, which can still be undone: the shop is told when it cannot */
  decisionId?: string;
}

/** Seconds after a decision of the queue in which it can be undone, and a transaction that undoes it may commit. */
const UNDONE_WITHIN = 40;

/** Stores a message, with the present time, in the transaction that does what it says. Nothing is stored for a product without a shop. */
export async function storeMessage(sql: Sql, message: NewProductMessage): Promise<void> {
  const { productId, kind, text, changed, authorId, decisionId } = message;
  await sql(
    `insert into product_message (id, product_id, seller_id, kind, text, changed, author_id, notify_from, decision_id, created_at)
     select ?, owned.product_id, owned.seller_id, ?, ?, ?::jsonb, ?, clock_timestamp() + ? * interval '1 second', ?,
       clock_timestamp()
     from seller_seller_product_product owned where owned.product_id = ? and owned.deleted_at is null limit 1`,
    [
      generateEntityId("", "pmsg"),
      kind,
      text,
      changed ? JSON.stringify(changed) : null,
      authorId,
      decisionId === undefined ? 0 : UNDONE_WITHIN,
      decisionId ?? null,
      productId,
    ],
  );
}

/** What a decision has written, which is undone: nobody has been told. */
export const removeMessageOf = (sql: Sql, decisionId: string) =>
  sql("delete from product_message where decision_id = ?", [decisionId]);

/** Whether something was written about the product after what a decision has written. */
export async function isFollowed(sql: Sql, decisionId: string): Promise<boolean> {
  const later = await sql(
    `select 1 from product_message own join product_message later on later.product_id = own.product_id
       and (later.created_at, later.id) > (own.created_at, own.id) and later.deleted_at is null
     where own.decision_id = ? limit 1`,
    [decisionId],
  );
  return later.length > 0;
}

export interface Hiding {
  productId: string;
  adminId: string;
  /** why it is hidden; null if it is not */
  before: string | null;
  after: string | null;
  decisionId?: string;
}

/** An administrator has hidden a product, has changed the reason or kept it after an answer, or lets its shop publish it again. */
export async function storeHidingMessage(sql: Sql, hiding: Hiding): Promise<void> {
  const { productId, adminId, before, after, decisionId } = hiding;
  if (before === null && after === null) return;
  const kind = after === null ? "shown" : before === null ? "hidden" : "still_hidden";
  await storeMessage(sql, {
    productId,
    kind,
    text: after,
    authorId: adminId,
    ...(decisionId !== undefined && { decisionId }),
  });
}

/** Of `product`: what its shop has answered since an administrator decided last. */
export const LATEST_ANSWER = `select case when latest.kind = 'answer' then latest.text end from product_message latest
  where latest.product_id = product.id and latest.kind <> 'edited' and latest.deleted_at is null
  order by latest.created_at desc, latest.id desc limit 1`;

/** Whether a product's shop has answered since an administrator decided last. */
export async function doesAnswerWait(sql: Sql, productId: string): Promise<boolean> {
  const [row] = await sql<{ waits: boolean }>(
    `select (${LATEST_ANSWER}) is not null as waits from product where product.id = ?`,
    [productId],
  );
  return row?.waits === true;
}

/**
 * A message that was written after the latest one that was shown, perhaps an answer, must not be decided about unread.
 * Undefined: it is not known what was shown. @throws ShopError 409 product_changed
 */
export async function refuseUnseen(
  sql: Sql,
  productId: string,
  latestShown: string | null | undefined,
): Promise<void> {
  if (latestShown === undefined) return;
  const [latest] = await sql<{ id: string }>(
    `select id from product_message where product_id = ? and deleted_at is null
     order by created_at desc, id desc limit 1`,
    [productId],
  );
  if ((latest?.id ?? null) !== latestShown)
    throw new ShopError(409, "product_changed", "There is a newer message about it");
}

const MOST = 100;

interface MessageRow {
  id: string;
  kind: ProductMessageKind;
  text: string | null;
  changed: EditedProductPart[] | null;
  at: Date;
  member: string | null;
  administrator: string | null;
}

/** The messages about a product; administrators are named to administrators only. */
export async function readMessages(
  sql: Sql,
  productId: string,
  { named }: { named: boolean },
): Promise<ProductMessages> {
  const rows = await sql<MessageRow>(
    `select message.id, message.kind, message.text, message.changed, message.created_at as at,
       case when administrator.id is not null then ${administratorName} end as administrator,
       coalesce(nullif(concat_ws(' ', member.first_name, member.last_name), ''), member.email) as member
     from product_message message
     left join "user" administrator on administrator.id = message.author_id
     left join customer member on member.id = message.author_id
     where message.product_id = ? and message.deleted_at is null
     order by message.created_at desc, message.id desc limit ${MOST}`,
    [productId],
  );
  const messages = rows.toReversed().map(({ id, kind, text, changed, at, member, administrator }) => ({
    id,
    kind,
    text,
    changed: changed ?? [],
    at: new Date(at).toISOString(),
    by: kind === "answer" ? member : named ? administrator : null,
  }));
  // an edit decides nothing
  const latest = messages.findLast(({ kind }) => kind !== "edited");
  return { messages, answerWaits: latest?.kind === "answer" };
}
