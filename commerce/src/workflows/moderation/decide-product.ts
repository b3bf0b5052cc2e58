import type { MedusaContainer } from "@medusajs/framework/types";
import { staleVersion } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { changeProducts } from "../product/change-products.ts";
import { readOwner } from "../product/read-any-product.ts";
import { inTransaction, type Sql } from "../users/sql.ts";
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

const productVersion = "coalesce(product.metadata->>'version', '1')";

/** Locks what has changed of a product. @throws ShopError 409 stale_version */
async function holdChange(
  sql: Sql,
  { id, version }: Pick<ItemDecision, "id" | "version">,
): Promise<HeldChange> {
  const [held] = await sql<HeldChange>(
    `select changed.changed, ${productVersion} as version, changed.created_at::text as since,
       (extract(epoch from changed.updated_at) * 1000000)::bigint || '.' || ${productVersion} as item_version
     from changed_product changed join product on product.id = changed.product_id
     where changed.product_id = ? and changed.deleted_at is null for update of changed`,
    [id],
  );
  if (held?.item_version !== version) throw staleVersion({ version: held?.item_version ?? "" });
  return held;
}

async function store(
  sql: Sql,
  { id, version, outcome, reason, adminId }: ItemDecision,
  { changed, since, afterVersion }: Pick<HeldChange, "changed" | "since"> & { afterVersion: string },
): Promise<void> {
  await sql("delete from changed_product where product_id = ?", [id]);
  await storeDecision(
    sql,
    { kind: "product", itemId: id, outcome, reason, adminId, fromVersion: version, undoable: true },
    { afterVersion, before: { changed, since } },
  );
}

/**
 * Leaves a changed product as it is, or hides it with a reason that its shop reads.
 * @throws ShopError 404 product_not_found, 409 stale_version, product_changed
 */
export async function decideProduct(container: MedusaContainer, decision: ItemDecision): Promise<void> {
  const { id, outcome, reason } = decision;
  const { id: sellerId } = await readOwner(container, id);
  if (outcome === "approved") {
    await inTransaction(container, async (sql) => {
      const held = await holdChange(sql, decision);
      await store(sql, decision, { ...held, afterVersion: held.version });
    });
    return;
  }
  const version = Number(decision.version.split(".")[1]);
  if (!Number.isInteger(version))
    throw new ShopError(409, "product_changed", "It has been changed meanwhile");
  // hiding has locked the product and raised its version by one
  await changeProducts(container, {
    sellerId,
    moderation: { hiddenReason: reason },
    variants: [],
    products: [{ id, status: "hidden", version }],
    alongside: async (sql) => {
      const shown = `${decision.version.split(".")[0]}.${version + 1}`;
      const held = await holdChange(sql, { id, version: shown });
      await store(sql, decision, { ...held, afterVersion: held.version });
    },
  });
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
