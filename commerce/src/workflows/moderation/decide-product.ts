import type { MedusaContainer } from "@medusajs/framework/types";
import { staleVersion } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { storeHidingMessage } from "../product-check/messages.ts";
import { changeProducts } from "../product/change-products.ts";
import { HIDDEN } from "../product/product-status.ts";
import { changedVersion, endCheck, productVersion } from "../product/shown-parts.ts";
import { noSuchProduct } from "../product/write-product.ts";
import { inTransaction, readSql, type Sql } from "../users/sql.ts";
import type { ItemDecision } from "./decide-item.ts";
import { storeDecision } from "./decisions.ts";

interface HeldChange {
  changed: string[];
  /** of the product */
  version: string;
  /** of the item */
  item_version: string;
  since: string;
}

/** Locks what has changed of a product. @throws ShopError 409 stale_version */
async function holdChange(
  sql: Sql,
  { id, version }: Pick<ItemDecision, "id" | "version">,
): Promise<HeldChange> {
  const [held] = await sql<HeldChange>(
    `select changed.changed, ${productVersion} as version, changed.created_at::text as since,
       ${changedVersion} as item_version
     from changed_product changed join product on product.id = changed.product_id
     where changed.product_id = ? and changed.deleted_at is null and product.deleted_at is null for update of changed`,
    [id],
  );
  if (held?.item_version !== version) throw staleVersion({ version: held?.item_version ?? "" }, version);
  return held;
}

interface ShownState {
  sellerId: string;
  /** null if it is not hidden */
  hiddenReason: string | null;
}

async function readShownState(container: MedusaContainer, id: string): Promise<ShownState> {
  const [state] = await readSql(container)<ShownState>(
    `select owned.seller_id as "sellerId",
       case when product.status = '${HIDDEN}' then coalesce(product.metadata->>'hidden_reason', '') end as "hiddenReason"
     from product
     join seller_seller_product_product owned on owned.product_id = product.id and owned.deleted_at is null
     where product.id = ? and product.deleted_at is null`,
    [id],
  );
  if (!state) throw noSuchProduct();
  return state;
}

async function store(
  sql: Sql,
  { id, version, outcome, reason, adminId }: ItemDecision,
  { held, hiddenReason }: Pick<ShownState, "hiddenReason"> & { held: HeldChange },
): Promise<string> {
  await endCheck(sql, id);
  const { changed, since, version: afterVersion } = held;
  const decisionId = await storeDecision(
    sql,
    { kind: "product", itemId: id, outcome, reason, adminId, fromVersion: version, undoable: true },
    { afterVersion, before: { changed, since, hiddenReason } },
  );
  const after = outcome === "approved" ? null : reason;
  await storeHidingMessage(sql, { productId: id, adminId, before: hiddenReason, after, decisionId });
  return decisionId;
}

/**
 * Leaves a changed product as it is, or hides it with a reason that its shop reads. A hidden one that its shop has corrected
 * is shown again, or stays hidden with the new reason. Returns the id of the decision.
 * @throws ShopError 404 product_not_found, 409 stale_version, product_changed, product_incomplete
 */
export async function decideProduct(container: MedusaContainer, decision: ItemDecision): Promise<string> {
  const { id, outcome, reason } = decision;
  // whoever changes it later changes the version that is compared below
  const { sellerId, hiddenReason } = await readShownState(container, id);
  if (outcome === "approved" && hiddenReason === null)
    return inTransaction(container, async (sql) =>
      store(sql, decision, { held: await holdChange(sql, decision), hiddenReason }),
    );
  const [changeTime, productCount] = decision.version.split(".");
  const version = Number(productCount);
  if (!Number.isInteger(version))
    throw new ShopError(409, "product_changed", "It has been changed meanwhile");
  let decisionId = "";
  await refuseIncomplete(() =>
    changeProducts(container, {
      sellerId,
      moderation: { hiddenReason: outcome === "approved" ? null : reason },
      variants: [],
      products: [{ id, status: outcome === "approved" ? "published" : "hidden", version }],
      // the change has locked the product and raised its version by one
      alongside: async (sql) => {
        const held = await holdChange(sql, { id, version: `${changeTime}.${version + 1}` });
        decisionId = await store(sql, decision, { held, hiddenReason });
      },
    }),
  );
  return decisionId;
}

/** @throws ShopError 409 product_incomplete instead of 400 about a field that the decision does not have */
async function refuseIncomplete(publish: () => Promise<unknown>): Promise<void> {
  try {
    await publish();
  } catch (error) {
    if (error instanceof ShopError && error.code === "invalid_input")
      throw new ShopError(409, "product_incomplete", "It cannot be published as it is");
    throw error;
  }
}

/** Puts a product back among those to check. */
export async function restoreChange(
  sql: Sql,
  id: string,
  before: Record<string, unknown> | null,
): Promise<void> {
  await sql(
    `insert into changed_product (product_id, changed, created_at) values (?, ?::jsonb, ?::timestamptz)
     on conflict (product_id) do nothing`,
    [id, JSON.stringify(before?.["changed"] ?? []), before?.["since"] ?? new Date()],
  );
}
