import { guardOfSpec, type Guard } from "./guard.ts";

const answer = "commerce/src/workflows/product-check/answer-hidden-product.ts";
const administer = "commerce/src/workflows/product/administer-product.ts";
const MESSAGES = "product-admin/product-messages.spec.ts";

/** What administrators and shops write to each other about a product. */
export const productMessageGuards: Guard[] = [
  guardOfSpec(
    MESSAGES,
    "lets only its shop read and answer about a product",
    answer,
    "where product.id = ? and owned.seller_id = ? and product.deleted_at is null for update of product",
    "where product.id = ? and (owned.seller_id = ? or true) and product.deleted_at is null for update of product",
  ),
  guardOfSpec(
    MESSAGES,
    "takes an answer about a hidden product only",
    answer,
    'if (status !== HIDDEN) throw new ShopError(409, "product_not_hidden", "The product is not hidden");',
    "",
  ),
  guardOfSpec(MESSAGES, "limits the answers about a product", answer, "    await refuseMany(sql, id);\n", ""),
  guardOfSpec(
    MESSAGES,
    "takes one answer until somebody has decided",
    answer,
    'throw new ShopError(409, "answer_waits", "An answer waits for a decision");',
    "",
  ),
  guardOfSpec(
    MESSAGES,
    "asks an administrator why a product of a shop is changed",
    administer,
    'if (changed.length > 0 && reason === undefined && !isBulk) refuseFields({ reason: "required" });',
    "",
  ),
];
