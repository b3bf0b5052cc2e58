import orderModule from "@medusajs/medusa/order";
import { defineLink } from "@medusajs/framework/utils";
import sellerOrderModule from "../modules/parcel/index.ts";

/** An order's parcels, read by their own `order_id`, so no link rows are written. */
export default defineLink(
  { linkable: orderModule.default.linkable.order, field: "id" },
  { ...sellerOrderModule.linkable.sellerOrder.id, primaryKey: "order_id" },
  { readOnly: true, isList: true },
);
