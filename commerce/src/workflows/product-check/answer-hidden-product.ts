import { productAnswerLimits } from "@bezak/contract/product-message-rules.ts";
import type { ProductMessages } from "@bezak/contract/product-messages.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { emitChangeEvent } from "../../emit-change-event.ts";
import { ShopError } from "../../shop-error.ts";
import { HIDDEN } from "../product/product-status.ts";
import { noSuchProduct } from "../product/write-product.ts";
import { inTransaction, readSql, type Sql } from "../users/sql.ts";
import { readMessages, storeMessage } from "./messages.ts";

export const messageWrittenEvent = "product-message.written";

export interface ShopAnswer {
  id: string;
  sellerId: string;
  /** the member who answers */
  customerId: string;
  text: string;
}

/** Locks a product of this shop. @throws ShopError 404 product_not_found */
async function holdOwn(sql: Sql, { id, sellerId }: Pick<ShopAnswer, "id" | "sellerId">) {
  const [product] = await sql<{ status: string }>(
    `select product.status from product
     join seller_seller_product_product owned on owned.product_id = product.id and owned.deleted_at is null
     where product.id = ? and owned.seller_id = ? and product.deleted_at is null for update of product`,
    [id, sellerId],
  );
  if (!product) throw noSuchProduct();
  return product;
}

const DAY_SECONDS = 24 * 3600;

/** @throws ShopError 429 too_many_requests */
async function refuseMany(sql: Sql, id: string): Promise<void> {
  const [row] = await sql<{ count: number; wait: number }>(
    `select count(*)::int as count,
       ceil(${DAY_SECONDS} - extract(epoch from now() - min(created_at)))::int as wait
     from product_message where product_id = ? and kind = 'answer' and deleted_at is null
       and created_at > now() - interval '1 day'`,
    [id],
  );
  if ((row?.count ?? 0) < productAnswerLimits.perDay) return;
  throw new ShopError(429, "too_many_requests", "Too many answers about one product", {
    retryAfter: Math.max(1, row?.wait ?? DAY_SECONDS),
  });
}

/** The product waits for a decision, since now. */
const putInQueue = (sql: Sql, id: string) =>
  sql(
    `insert into changed_product as known (product_id, changed) values (?, '[]')
     on conflict (product_id) do update set created_at = now(), deleted_at = null,
       updated_at = greatest(clock_timestamp(), known.updated_at + interval '1 microsecond')`,
    [id],
  );

/**
 * Stores what a shop says about why its product is hidden, and puts the product into the queue of decisions, in one transaction.
 * A repeat of the same answer changes nothing.
 * @throws ShopError 404 product_not_found, 409 product_not_hidden | answer_waits, 429 too_many_requests
 */
export async function answerHiddenProduct(
  container: MedusaContainer,
  { id, sellerId, customerId, text }: ShopAnswer,
): Promise<ProductMessages> {
  await inTransaction(container, async (sql) => {
    const { status } = await holdOwn(sql, { id, sellerId });
    if (status !== HIDDEN) throw new ShopError(409, "product_not_hidden", "The product is not hidden");
    const { messages, answerWaits } = await readMessages(sql, id, { named: false });
    if (answerWaits) {
      const latest = messages.findLast(({ kind }) => kind === "answer");
      if (latest?.text === text) return;
      throw new ShopError(409, "answer_waits", "An answer waits for a decision");
    }
    await refuseMany(sql, id);
    await storeMessage(sql, { productId: id, kind: "answer", text, authorId: customerId });
    await putInQueue(sql, id);
  });
  await emitChangeEvent(container, messageWrittenEvent, id);
  return readMessages(readSql(container), id, { named: false });
}

/** The messages about a product of this shop. @throws ShopError 404 product_not_found */
export async function readOwnMessages(
  container: MedusaContainer,
  product: Pick<ShopAnswer, "id" | "sellerId">,
): Promise<ProductMessages> {
  return inTransaction(container, async (sql) => {
    await holdOwn(sql, product);
    return readMessages(sql, product.id, { named: false });
  });
}
