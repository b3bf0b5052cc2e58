import type { SellerRef } from "../catalog.ts";
import type { OrderItem } from "../orders.ts";

export const seller: SellerRef = { id: "sel_1", name: "Atlas" };

export const orderedProduct: OrderItem["product"] = {
  id: "prod_1",
  slug: "ring",
  name: { ru: "Кольцо", uz: "Uzuk", en: "Ring" },
  image: "/files/ring.webp",
};
