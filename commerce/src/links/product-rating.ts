import productModule from "@medusajs/medusa/product";
import { defineLink } from "@medusajs/framework/utils";
import reviewModule from "../modules/review/index.ts";

/** What published reviews make of a product, read by the product's own id: nothing to write, nothing to undo. */
export default defineLink(
  { linkable: productModule.default.linkable.product, field: "id" },
  { ...reviewModule.linkable.productRating.id, primaryKey: "id" },
  { readOnly: true },
);
