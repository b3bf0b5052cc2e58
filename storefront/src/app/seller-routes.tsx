import type { SellerSection } from "@bezak/contract/seller-roles.ts";
import type { ComponentType } from "react";
import type { MessagePart } from "../i18n/texts.ts";

/** A page of the seller panel. */
export interface SellerPageEntry {
  /** below `/seller`; empty for the first page, `orders/:id` for one order */
  path: string;
  /** who may not enter this room is told so instead */
  room: SellerSection;
  /** its file: `seller/<name>-page.tsx` */
  name: string;
  /** message parts beside those of the shop and of the panel */
  messages: readonly MessagePart[];
  module: () => Promise<{ default: ComponentType }>;
}

/**
 * The pages of the seller panel. They come with the panel: no buyer loads this list. A page whose first word is new
 * needs that word in `routes.tsx` too (`sellerWords`); its line in the rail is there once the page is
 * (seller/sections.ts).
 */
export const sellerPages: readonly SellerPageEntry[] = [
  {
    ...{ path: "finance", room: "finance", name: "finance", messages: ["finance", "calendar"] },
    module: () => import("./seller/finance-page.tsx"),
  },
  {
    ...{ path: "", room: "dashboard", name: "dashboard", messages: ["dashboard", "shop-checklist"] },
    module: () => import("./seller/dashboard-page.tsx"),
  },
  {
    ...{ path: "reviews", room: "reviews", name: "reviews", messages: ["dashboard"] },
    module: () => import("./seller/reviews-page.tsx"),
  },
  {
    ...{ path: "products", room: "products", name: "products", messages: ["seller-products"] },
    module: () => import("./seller/products-page.tsx"),
  },
  {
    ...{ path: "orders", room: "orders", name: "orders", messages: ["seller-orders", "calendar"] },
    module: () => import("./seller/orders-page.tsx"),
  },
  {
    ...{ path: "orders/:id", room: "orders", name: "order", messages: ["seller-orders"] },
    module: () => import("./seller/order-page.tsx"),
  },
  {
    ...{ path: "returns", room: "returns", name: "returns", messages: ["seller-orders"] },
    module: () => import("./seller/returns-page.tsx"),
  },
  {
    ...{ path: "returns/:id", room: "returns", name: "return", messages: ["seller-orders"] },
    module: () => import("./seller/return-page.tsx"),
  },
  {
    ...{ path: "settings", room: "settings", name: "settings" },
    messages: ["shop-settings", "store", "calendar", "orders", "profile", "account"],
    module: () => import("./seller/settings-page.tsx"),
  },
  {
    ...{ path: "team", room: "members", name: "team", messages: ["shop-team"] },
    module: () => import("./seller/team-page.tsx"),
  },
  {
    ...{ path: "products/import", room: "products", name: "import", messages: ["imports", "profile"] },
    module: () => import("./seller/import-page.tsx"),
  },
  {
    ...{
      path: "products/add",
      room: "products",
      name: "product-add",
      messages: ["seller-products", "profile"],
    },
    module: () => import("./seller/product-add-page.tsx"),
  },
  {
    ...{ path: "products/edit/:id", room: "products", name: "product-edit" },
    messages: ["seller-products", "profile"],
    module: () => import("./seller/product-edit-page.tsx"),
  },
  {
    ...{ path: "products/preview/:id", room: "products", name: "product-preview" },
    messages: ["seller-products", "product", "profile"],
    module: () => import("./seller/product-preview-page.tsx"),
  },
];
