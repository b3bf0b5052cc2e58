import { defineLink } from "@medusajs/framework/utils";
import sellerModule from "../modules/seller/index.ts";
import sellerOrderModule from "../modules/parcel/index.ts";

/** A parcel's shop, read by the parcel's `seller_id`. */
export default defineLink(
  { linkable: sellerOrderModule.linkable.sellerOrder, field: "seller_id" },
  sellerModule.linkable.seller,
  { readOnly: true },
);
