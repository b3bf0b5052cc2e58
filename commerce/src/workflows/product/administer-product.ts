import type { EditedProductPart } from "@bezak/contract/product-message-rules.ts";
import type { NewProduct, ProductChange } from "@bezak/contract/product-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { emitChangeEvent } from "../../emit-change-event.ts";
import { SELLER_MODULE } from "../../modules/seller/index.ts";
import type { SellerModuleService } from "../../modules/seller/service.ts";
import { refuseStale, staleVersion } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { storeHiding } from "../moderation/store-hiding.ts";
import { messageWrittenEvent } from "../product-check/answer-hidden-product.ts";
import { doesAnswerWait, refuseUnseen, storeHidingMessage, storeMessage } from "../product-check/messages.ts";
import { readSql, type Sql } from "../users/sql.ts";
import { changeProducts } from "./change-products.ts";
import { deleteProduct } from "./delete-product.ts";
import { refuseFields } from "./field-problem.ts";
import type { Moderation } from "./product-status.ts";
import { readAnyProduct, readOwner } from "./read-any-product.ts";
import { rewriteProduct } from "./rewrite-product.ts";
import { writeProduct } from "./write-product.ts";

/** The call of an administrator. */
interface Administered<T> {
  adminId: string;
  body: T;
}

/**
 * Creates a product for a shop, by the rules that hold for the shop. @throws ShopError 404 seller_not_found, and as
 * `writeProduct`
 */
export async function createAnyProduct(
  container: MedusaContainer,
  { adminId, body, key }: Administered<NewProduct> & { key: string | undefined },
): Promise<string> {
  const { sellerId, ...product } = body;
  const sellers = container.resolve<SellerModuleService>(SELLER_MODULE);
  const [seller] = await sellers.listSellers({ id: [sellerId] }, { select: ["id"] });
  if (!seller) throw new ShopError(404, "seller_not_found", "There is no such shop");
  const { id } = await writeProduct(container, {
    sellerId,
    product,
    customerId: adminId,
    ...(key !== undefined && { idempotencyKey: `${adminId}:${key}` }),
  });
  return id;
}

type Shown = Awaited<ReturnType<typeof readAnyProduct>>;

/** What the change means for the status; undefined: nothing. @throws ShopError 400 invalid_input */
function toModeration(now: Shown, { status, reason }: ProductChange): Moderation | undefined {
  if (status === undefined) return undefined;
  const hiddenReason = status === "hidden" ? (reason ?? now.hiddenReason) : null;
  if (status === "hidden" && hiddenReason === null) refuseFields({ reason: "required" });
  return { hiddenReason };
}

/**
 * Changes the given fields of a product, or hides it. In bulk the shop reads what was changed, without a reason. The same
 * status and reason decide about an answer that waits. Only its status is checked and written when nothing else is given: a
 * product that does not pass today's checks can be hidden.
 * @throws ShopError 404 product_not_found, 409 stale_version, and as `rewriteProduct`
 */
export async function changeAnyProduct(
  container: MedusaContainer,
  { id, adminId, body, isBulk = false }: Administered<ProductChange> & { id: string; isBulk?: boolean },
): Promise<Shown> {
  const now = await readAnyProduct(container, id);
  const { status, reason, version, latestMessageId, ...fields } = body;
  const isEdit = Object.keys(fields).length > 0;
  if (reason !== undefined && status !== "hidden" && !isEdit) refuseFields({ reason: "invalid" });
  const moderation = toModeration(now, body);
  refuseStale(version, now);
  const isSame = status === now.status && moderation?.hiddenReason === now.hiddenReason;
  // a form that is sent whole decides nothing with the status that it shows
  const isAnswered = async (sql: Sql) => !isEdit && status === "hidden" && (await doesAnswerWait(sql, id));
  const write = { sellerId: now.seller.id, ...(version !== undefined && { version: Number(version) }) };
  const alongside = async (sql: Sql, changed: readonly EditedProductPart[] = []) => {
    await refuseUnseen(sql, id, latestMessageId);
    const message = { productId: id, authorId: adminId };
    // the shop did not write it, and has to know why it is different
    if (changed.length > 0 && reason === undefined && !isBulk) refuseFields({ reason: "required" });
    if (changed.length > 0)
      await storeMessage(sql, { ...message, kind: "edited", text: reason ?? null, changed });
    if (!moderation || (moderation.hiddenReason === now.hiddenReason && !(await isAnswered(sql)))) return;
    const hiding = { before: now.hiddenReason, after: moderation.hiddenReason };
    await storeHiding(sql, { id, adminId, after: hiding.after });
    await storeHidingMessage(sql, { productId: id, adminId, ...hiding });
  };
  try {
    await refuseUnseen(readSql(container), id, latestMessageId);
    if (isEdit) {
      const change = {
        ...fields,
        ...(status && { status: status === "hidden" ? ("draft" as const) : status }),
      };
      await rewriteProduct(container, {
        ...write,
        id,
        change,
        customerId: adminId,
        byAdministrator: true,
        alongside,
        ...(moderation && { moderation }),
      });
    } else if (status && moderation && (!isSame || (await isAnswered(readSql(container))))) {
      const { sellerId, version: expected } = write;
      await changeProducts(container, {
        sellerId,
        moderation,
        variants: [],
        products: [{ id, status, version: expected }],
        alongside: async (sql) => alongside(sql),
      });
    }
  } catch (error) {
    const isOlder =
      error instanceof ShopError &&
      error.code === "product_changed" &&
      (version !== undefined || latestMessageId !== undefined);
    throw isOlder ? staleVersion(await readAnyProduct(container, id), version) : error;
  }
  await emitChangeEvent(container, messageWrittenEvent, id);
  return readAnyProduct(container, id);
}

/** @throws ShopError 404 product_not_found, 409 stale_version with the product as it is */
export async function deleteAnyProduct(
  container: MedusaContainer,
  id: string,
  version: string | undefined,
): Promise<void> {
  const { id: sellerId } = await readOwner(container, id);
  try {
    await deleteProduct(container, sellerId, id, version);
  } catch (error) {
    const isOlder = error instanceof ShopError && error.code === "product_not_found" && version !== undefined;
    throw isOlder ? staleVersion(await readAnyProduct(container, id), version) : error;
  }
}
