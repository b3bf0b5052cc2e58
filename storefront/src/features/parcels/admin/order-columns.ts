import { listColumns } from "../../../lib/list-view/list-appearance.ts";

export const orderColumns = listColumns(
  "orders",
  {
    products: "orderAdmin.columns.products",
    buyer: "orderAdmin.columns.buyer",
    sum: "orderAdmin.columns.sum",
    state: "orderAdmin.columns.state",
    placed: "orderAdmin.columns.placed",
    shop: "orderAdmin.columns.shop",
    payment: "orderAdmin.columns.payment",
  },
  ["placed", "shop", "payment"],
);
