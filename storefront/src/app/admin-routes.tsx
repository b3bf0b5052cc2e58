import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import type { MessagePart } from "../i18n/texts.ts";
import { languages, type Language } from "../lib/language.ts";
import { lazyPage } from "./lazy-page.tsx";

/** Pages of the administrator's panel, below `/admin`. The list is loaded with the panel, so buyers do not load it. */
function pagesIn(language: Language): RouteObject[] {
  const page = (
    name: string,
    messages: readonly MessagePart[],
    module: () => Promise<{ default: ComponentType }>,
  ) => {
    const { Page } = lazyPage(language, messages, module);
    return { element: <Page />, handle: { file: `src/app/admin/${name}-page.tsx`, messages } };
  };
  return [
    {
      index: true,
      ...page(
        "overview",
        ["overview", "figures", "dates", "list-exports"],
        () => import("./admin/overview-page.tsx"),
      ),
    },
    {
      path: "analytics",
      ...page(
        "analytics",
        ["analytics", "figures", "orders", "dates", "calendar", "list-exports"],
        () => import("./admin/analytics-page.tsx"),
      ),
    },
    {
      path: "waiting",
      ...page(
        "waiting",
        ["moderation", "waiting", "reviews", "contacts", "application", "admin-finance", "dates"],
        () => import("./admin/waiting-page.tsx"),
      ),
    },
    {
      path: "reviews",
      ...page(
        "reviews",
        ["waiting", "reviews", "dates", "list-views", "list-exports", "jobs"],
        () => import("./admin/reviews-page.tsx"),
      ),
    },
    {
      path: "messages",
      ...page(
        "messages",
        ["waiting", "contacts", "dates", "list-views", "list-exports", "jobs"],
        () => import("./admin/messages-page.tsx"),
      ),
    },
    {
      path: "seller-applications",
      ...page(
        "applications",
        ["applications", "application", "dates", "list-views", "list-exports", "jobs"],
        () => import("./admin/applications-page.tsx"),
      ),
    },
    {
      path: "seller-applications/:id",
      ...page(
        "application",
        ["applications", "application", "dates"],
        () => import("./admin/application-page.tsx"),
      ),
    },
    {
      path: "sellers",
      ...page(
        "shops",
        ["shop-admin", "dates", "calendar", "list-views", "list-exports"],
        () => import("./admin/shops-page.tsx"),
      ),
    },
    {
      path: "sellers/:id",
      ...page("shop", ["shop-admin", "application", "dates"], () => import("./admin/shop-page.tsx")),
    },
    {
      path: "sellers/:id/money",
      ...page(
        "shop-money",
        [
          "shop-money",
          "finance",
          "admin-finance",
          "approvals",
          "calendar",
          "list-views",
          "list-exports",
          "dates",
        ],
        () => import("./admin/shop-money-page.tsx"),
      ),
    },
    {
      path: "orders",
      ...page(
        "orders",
        ["order-admin", "parcels", "orders", "dates", "calendar", "list-views", "list-exports", "jobs"],
        () => import("./admin/orders-page.tsx"),
      ),
    },
    {
      path: "orders/:id",
      ...page(
        "order",
        ["order-admin", "payment-admin", "approvals", "parcels", "orders", "dates"],
        () => import("./admin/order-page.tsx"),
      ),
    },
    {
      path: "returns",
      ...page(
        "returns",
        ["return-admin", "parcels", "orders", "dates", "calendar", "list-views", "list-exports"],
        () => import("./admin/returns-page.tsx"),
      ),
    },
    {
      path: "payments",
      ...page(
        "payments",
        ["payment-admin", "orders", "dates", "calendar", "list-views", "list-exports"],
        () => import("./admin/payments-page.tsx"),
      ),
    },
    {
      path: "products",
      ...page(
        "products",
        ["product-admin", "seller-products", "list-views", "list-exports", "jobs"],
        () => import("./admin/products-page.tsx"),
      ),
    },
    {
      path: "products/:id",
      ...page(
        "product",
        ["product-admin", "seller-products", "product-messages", "dates"],
        () => import("./admin/product-page.tsx"),
      ),
    },
    {
      path: "products/:id/edit",
      ...page(
        "product-edit",
        ["product-admin", "seller-products", "product-messages", "dates"],
        () => import("./admin/product-edit-page.tsx"),
      ),
    },
    {
      path: "users",
      ...page(
        "users",
        ["user-admin", "dates", "calendar", "list-views", "list-exports", "jobs"],
        () => import("./admin/users-page.tsx"),
      ),
    },
    {
      path: "users/:id",
      ...page("user", ["user-admin", "dates", "account"], () => import("./admin/user-page.tsx")),
    },
    {
      path: "payouts",
      ...page(
        "payouts",
        ["admin-finance", "approvals", "dates", "calendar", "list-views", "list-exports", "jobs"],
        () => import("./admin/payouts-page.tsx"),
      ),
    },
    {
      path: "payouts/:id",
      ...page(
        "payout",
        ["admin-finance", "approvals", "finance", "dates"],
        () => import("./admin/payout-page.tsx"),
      ),
    },
    {
      path: "refunds",
      ...page(
        "refunds",
        ["admin-finance", "approvals", "dates", "list-views", "list-exports"],
        () => import("./admin/refunds-page.tsx"),
      ),
    },
    {
      path: "approvals",
      ...page(
        "approvals",
        ["approvals", "admin-finance", "dates", "list-views", "list-exports"],
        () => import("./admin/approvals-page.tsx"),
      ),
    },
    {
      path: "adjustments",
      ...page(
        "adjustments",
        ["admin-finance", "dates", "calendar", "list-views", "list-exports"],
        () => import("./admin/adjustments-page.tsx"),
      ),
    },
    {
      path: "cash-receipts",
      ...page(
        "cash-receipts",
        ["admin-finance", "dates", "calendar", "list-views", "list-exports"],
        () => import("./admin/cash-receipts-page.tsx"),
      ),
    },
    {
      path: "commission",
      ...page(
        "commission",
        ["admin-finance", "calendar", "dates", "list-exports"],
        () => import("./admin/commission-page.tsx"),
      ),
    },
    {
      path: "categories",
      ...page("categories", ["category-admin", "list-exports"], () => import("./admin/categories-page.tsx")),
    },
    ...["categories/new", "categories/:id"].map((path) => ({
      path,
      ...page("category", ["category-admin"], () => import("./admin/category-page.tsx")),
    })),
    {
      path: "banners",
      ...page(
        "banners",
        ["content-admin", "calendar", "dates", "list-exports"],
        () => import("./admin/banners-page.tsx"),
      ),
    },
    ...["banners/new", "banners/:id"].map((path) => ({
      path,
      ...page(
        "banner",
        ["content-admin", "calendar", "dates", "home"],
        () => import("./admin/banner-page.tsx"),
      ),
    })),
    {
      path: "sections",
      ...page(
        "sections",
        ["content-admin", "calendar", "dates", "list-exports"],
        () => import("./admin/sections-page.tsx"),
      ),
    },
    ...["sections/new", "sections/:id"].map((path) => ({
      path,
      ...page(
        "section",
        ["content-admin", "calendar", "dates", "home"],
        () => import("./admin/section-page.tsx"),
      ),
    })),
    {
      path: "jobs",
      ...page("jobs", ["jobs", "list-views", "list-exports", "dates"], () => import("./admin/jobs-page.tsx")),
    },
    {
      path: "jobs/:id",
      ...page("job", ["jobs", "list-exports", "dates"], () => import("./admin/job-page.tsx")),
    },
    {
      path: "team",
      ...page("team", ["admin-team", "dates", "list-exports"], () => import("./admin/team-page.tsx")),
    },
    {
      path: "settings",
      ...page("settings", ["marketplace-settings", "dates"], () => import("./admin/settings-page.tsx")),
    },
    {
      path: "audit",
      ...page("audit", ["audit", "calendar", "dates", "list-views"], () => import("./admin/audit-page.tsx")),
    },
    {
      path: "notifications",
      ...page("notifications", ["notifications", "dates"], () => import("./admin/notifications-page.tsx")),
    },
    { path: "*", ...page("not-found", [], () => import("./admin/not-found-page.tsx")) },
  ];
}

export const adminPages = Object.fromEntries(
  languages.map((language) => [language, pagesIn(language)]),
) as Record<Language, RouteObject[]>;
