import { listColumns } from "../../lib/list-view/list-appearance.ts";

export const shopColumns = listColumns(
  "shops",
  {
    owner: "shopAdmin.owner",
    products: "shopAdmin.products",
    joined: "shopAdmin.joined",
    cash: "shopAdmin.cash.column",
    status: "shopAdmin.status",
    balance: "shopAdmin.balance",
  },
  ["balance"],
);
