import productModule from "@medusajs/medusa/product";
import { defineLink } from "@medusajs/framework/utils";
import reviewModule from "../modules/review/index.ts";

/** A product's rating from published reviews, read by the product's id, so no link rows are written. */
export default defineLink(
  { linkable: productModule.default.linkable.product, field: "id" },
  { ...reviewModule.linkable.productRating.id, primaryKey: "id" },
  { readOnly: true },
);
