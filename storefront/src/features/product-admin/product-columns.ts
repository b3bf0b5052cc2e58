import { listColumns } from "../../lib/list-view/list-appearance.ts";

export const productColumns = listColumns(
  "products",
  {
    price: "sellerProducts.columns.price",
    stock: "sellerProducts.columns.stock",
    status: "productAdmin.status",
    shop: "productAdmin.shop",
    category: "productAdmin.category",
    changed: "productAdmin.latestChange",
  },
  ["shop", "category", "changed"],
);
