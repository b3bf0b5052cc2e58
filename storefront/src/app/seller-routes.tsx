import type { SellerSection } from "@bezak/contract/seller-roles.ts";
import type { ComponentType } from "react";
import type { MessagePart } from "../i18n/texts.ts";

export interface SellerPageEntry {
  /** below `/seller`; empty for the dashboard, `orders/:id` for one order */
  path: string;
  /** members whose role does not include this section get an explanation */
  section: SellerSection;
  /** the file is `seller/<name>-page.tsx` */
  name: string;
  /** message parts in addition to those of the shop and the panel */
  messages: readonly MessagePart[];
  module: () => Promise<{ default: ComponentType }>;
}

/**
 * Pages of the seller panel. The list is loaded with the panel, so buyers do not load it. A page with a new first
 * segment must be added to `sellerSections` in routes.tsx, and to the navigation in seller/sections.ts.
 */
export const sellerPages: readonly SellerPageEntry[] = [
  {
    path: "finance",
    section: "finance",
    name: "finance",
    messages: ["finance", "calendar"],
    module: () => import("./seller/finance-page.tsx"),
  },
  {
    path: "",
    section: "dashboard",
    name: "dashboard",
    messages: ["dashboard", "figures", "shop-checklist"],
    module: () => import("./seller/dashboard-page.tsx"),
  },
  {
    path: "reviews",
    section: "reviews",
    name: "reviews",
    messages: ["dashboard"],
    module: () => import("./seller/reviews-page.tsx"),
  },
  {
    path: "products",
    section: "products",
    name: "products",
    messages: ["seller-products"],
    module: () => import("./seller/products-page.tsx"),
  },
  {
    path: "orders",
    section: "orders",
    name: "orders",
    messages: ["parcels", "calendar"],
    module: () => import("./seller/orders-page.tsx"),
  },
  {
    path: "orders/:id",
    section: "orders",
    name: "order",
    messages: ["parcels"],
    module: () => import("./seller/order-page.tsx"),
  },
  {
    path: "returns",
    section: "returns",
    name: "returns",
    messages: ["parcels"],
    module: () => import("./seller/returns-page.tsx"),
  },
  {
    path: "returns/:id",
    section: "returns",
    name: "return",
    messages: ["parcels"],
    module: () => import("./seller/return-page.tsx"),
  },
  {
    path: "settings",
    section: "settings",
    name: "settings",
    messages: ["shop-settings", "store", "calendar", "orders", "dates", "profile", "account"],
    module: () => import("./seller/settings-page.tsx"),
  },
  {
    path: "team",
    section: "members",
    name: "team",
    messages: ["shop-team"],
    module: () => import("./seller/team-page.tsx"),
  },
  {
    path: "products/import",
    section: "products",
    name: "import",
    messages: ["imports", "profile"],
    module: () => import("./seller/import-page.tsx"),
  },
  {
    path: "products/add",
    section: "products",
    name: "product-add",
    messages: ["seller-products", "product-messages", "profile"],
    module: () => import("./seller/product-add-page.tsx"),
  },
  {
    path: "products/edit/:id",
    section: "products",
    name: "product-edit",
    messages: ["seller-products", "product-messages", "profile"],
    module: () => import("./seller/product-edit-page.tsx"),
  },
  {
    path: "products/preview/:id",
    section: "products",
    name: "product-preview",
    messages: ["seller-products", "product-messages", "product", "profile"],
    module: () => import("./seller/product-preview-page.tsx"),
  },
];
