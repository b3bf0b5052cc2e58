/**
 * Words that are no shop's address: `/seller/<slug>` lies beside the pages of the seller's panel, those of today and
 * those it may get. Free of zod: known to commerce, compared with the panel's addresses by a test of the storefront.
 */
export const reservedShopSlugs: ReadonlySet<string> = new Set([
  ...[
    "add",
    "admin",
    "analytics",
    "api",
    "apply",
    "campaigns",
    "chats",
    "commission",
    "coupons",
    "dashboard",
  ],
  ...[
    "edit",
    "export",
    "finance",
    "help",
    "import",
    "imports",
    "index",
    "invitation",
    "invitations",
    "invite",
  ],
  ...[
    "login",
    "me",
    "members",
    "messages",
    "new",
    "notifications",
    "orders",
    "payouts",
    "preview",
    "products",
  ],
  ...["profile", "promotions", "reports", "returns", "reviews", "seller", "settings", "shop", "statements"],
  ...["stats", "stock", "support", "team"],
]);
