import productModule from "@medusajs/medusa/product";
import { defineLink } from "@medusajs/framework/utils";
import sellerModule from "../modules/seller/index.ts";

/** A seller owns many products; a product has one seller. */
export default defineLink(sellerModule.linkable.seller, {
  // The engine is CommonJS: imported from an ES module, its default export is one level deeper.
  linkable: productModule.default.linkable.product,
  isList: true,
});
