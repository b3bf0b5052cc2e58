import { listColumns } from "../../../lib/list-view/list-appearance.ts";

export const returnColumns = listColumns(
  "returns",
  {
    products: "returnAdmin.columns.products",
    reason: "sellerReturns.columns.reason",
    buyer: "sellerReturns.columns.buyer",
    amount: "sellerReturns.columns.amount",
    state: "sellerReturns.columns.state",
    requested: "returnAdmin.columns.requested",
    shop: "returnAdmin.columns.shop",
    payment: "returnAdmin.columns.payment",
  },
  ["requested", "shop", "payment"],
);
