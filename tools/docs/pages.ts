/** Every page of the shop (section 2 of the specification, and later additions); the tests open each of them. */
export const pages: {
  path: string;
  shows: string;
  opens: "everybody" | "buyer" | "seller" | "administrator";
}[] = [
  ...(
    [
      ["/", "home: banners, sections, categories, sellers of the week"],
      ["/catalog", "catalogue with filters; `filter` is brands, sales or new"],
      ["/category/{categoryId}", "category, by id or slug"],
      ["/product/{id}", "product with its reviews, by id or slug"],
      ["/search", "search results for `q`"],
      ["/cart", "cart, by seller"],
      ["/checkout", "order form"],
      ["/order-success", "confirmation of the order that was just placed"],
      ["/compare", "products of one category side by side, stored in the browser"],
      ["/login", "sign-in"],
      ["/register", "registration"],
      ["/forgot-password", "request for a mail with a link"],
      ["/reset-password", "a new password, by the link of the mail"],
      ["/seller/{sellerId}", "public page of a shop with products and reviews"],
      ["/about", "about the marketplace"],
      ["/contacts", "contact details and a form"],
      ["/faq", "questions and answers in five categories, with search"],
      ["/info/{page}", "pages of the footer: delivery, returns, warranty, terms, privacy and others"],
      ["/admin-invitation", "accepting an invitation to administer, by the link of the mail"],
      ["/seller-invitation", "accepting an invitation to a shop, by the link of the mail"],
      ["/become-seller", "information for sellers, the application and its status"],
    ] as const
  ).map(([path, shows]) => ({ path, shows, opens: "everybody" as const })),
  ...(
    [
      ["/profile", "profile with picture"],
      ["/settings", "theme, language, notifications, password, devices, personal data, account closure"],
      ["/wishlist", "favourites"],
      ["/orders", "orders by status, with search"],
      ["/order/{orderId}", "order with the timelines of its parcels, cancellation and returns"],
      ["/order/{orderId}/receipt", "receipt to print"],
      ["/order-confirmation/{orderId}", "ordered products, and the next steps"],
      ["/payment-status/{paymentId}", "status of a payment"],
      ["/notifications", "the buyer's notifications"],
    ] as const
  ).map(([path, shows]) => ({ path, shows, opens: "buyer" as const })),
  ...(
    [
      ["/admin", "what waits for a decision with its age, the marketplace's numbers by period, totals"],
      [
        "/admin/analytics",
        "sales by product, category, city, method and shop, outcomes of orders, cohorts of buyers",
      ],
      [
        "/admin/waiting",
        "everything that waits for a decision, oldest first, with undo; refunds owed beside it",
      ],
      ["/admin/reviews", "reviews of all shops, decided ones too"],
      ["/admin/messages", "messages to the marketplace, answered ones too"],
      ["/admin/seller-applications", "applications of sellers: pending, approved, declined"],
      ["/admin/seller-applications/{id}", "one application, to approve or decline with a reason"],
      ["/admin/sellers", "shops: search, suspension with a reason, resumption; who collects their cash"],
      [
        "/admin/sellers/{id}",
        "one shop: status, people, account for payouts, numbers of products, orders, returns and reviews, applications",
      ],
      [
        "/admin/sellers/{id}/money",
        "the money of one shop: balance by state, entries, payouts, holds, adjustments",
      ],
      ["/admin/orders", "parcels of all shops: one search, filters by status, payment, shop, city, period"],
      [
        "/admin/orders/{id}",
        "one parcel with its order: next steps, cancellation, payment, refunds, returns",
      ],
      [
        "/admin/returns",
        "returns of all shops by status, search by parcel, buyer and product; decided on the parcel's page",
      ],
      [
        "/admin/payments",
        "attempts to pay orders: search by order and transaction, by state, method, outcome and days",
      ],
      [
        "/admin/products",
        "products of all shops: search, filters by shop, category, status and what is wrong, suspicious prices too",
      ],
      [
        "/admin/products/{id}",
        "one product of any shop: all its fields; hide with a reason, show again, delete, messages with the shop",
      ],
      ["/admin/products/{id}/edit", "the shop's form of a product, saved with a reason that the shop reads"],
      ["/admin/users", "users: search by name, e-mail or phone, role and state, orders and money spent"],
      [
        "/admin/users/{id}",
        "one user: facts, block with a reason, sessions, role, closure, views of the shop as this person",
      ],
      [
        "/admin/payouts",
        "payouts to shops: creation, bank file, paid, failed; terms, adjustments of balances",
      ],
      [
        "/admin/payouts/{id}",
        "one payout: shop, account, history, approvals, the entries that it pays, its acts",
      ],
      ["/admin/refunds", "refunds owed to buyers: buyer, account, payment with a reference"],
      ["/admin/approvals", "payouts and refunds above a sum: requests, approval by a second administrator"],
      [
        "/admin/adjustments",
        "adjustments of balances that need two administrators: search, filters by shop and state, decisions",
      ],
      [
        "/admin/cash-receipts",
        "cash that the marketplace collects: search, filter by shop, expected, received parcel by parcel",
      ],
      ["/admin/notifications", "administrators' notifications: reversed payments, missing fiscal receipts"],
      ["/admin/commission", "commission: default, by category, by shop"],
      ["/admin/categories", "categories as a tree: order and parent by drag, menu and keys, merge, deletion"],
      ["/admin/categories/new", "a new category"],
      [
        "/admin/categories/{id}",
        "one category: names, address, parent, picture, icon, fiscal codes, attributes",
      ],
      [
        "/admin/banners",
        "banners in their order: state, drafts, on and off, order by drag, menu and keys, copy; the deleted ones",
      ],
      ["/admin/banners/new", "a new banner, empty or a copy"],
      ["/admin/banners/{id}", "one banner: texts, link, pictures, schedule, draft, versions"],
      ["/admin/sections", "sections of the home page in their order, and what visitors see of each"],
      ["/admin/sections/new", "a new section, empty or a copy"],
      ["/admin/team", "administrators with their ranks, invitations"],
      ["/admin/sections/{id}", "one section: kind, content, schedule, draft, versions"],
      ["/admin/settings", "settings of the marketplace, who changed each last; maintenance"],
      ["/admin/audit", "what administrators did: filters, what changed, history of an object, export"],
    ] as const
  ).map(([path, shows]) => ({ path, shows, opens: "administrator" as const })),
  ...(
    [
      ["/seller", "dashboard: sales, orders, open tasks"],
      ["/seller/products", "the shop's products: search, changes of one or many at once"],
      ["/seller/products/add", "a new product"],
      ["/seller/products/import", "import and export of products: upload, check, import, history"],
      ["/seller/products/edit/{id}", "one product: texts, pictures, variants, codes, status"],
      ["/seller/products/preview/{id}", "preview of a product or a draft as buyers see it"],
      ["/seller/orders", "parcels by status and date, with search; labels to print"],
      ["/seller/orders/{id}", "one parcel: next step, lines, money, buyer"],
      ["/seller/returns", "return requests of buyers"],
      ["/seller/returns/{id}", "one return: decision and refund"],
      ["/seller/reviews", "reviews of the shop's products, with replies"],
      ["/seller/finance", "balance, its entries, payouts, statements"],
      ["/seller/settings", "the shop's profile, delivery, holiday, payout account"],
      ["/seller/team", "members, their roles, invitations"],
    ] as const
  ).map(([path, shows]) => ({ path, shows, opens: "seller" as const })),
];

/** Redirects of old and other addresses: from -> to. */
export const redirects: Record<string, string> = {
  "/brands": "/catalog?filter=brands",
  "/sales": "/catalog?filter=sales",
  "/new": "/catalog?filter=new",
  "/catalog?filter={page}": "/info/{page}",
};

/** Ids or slugs in the running shop that pages need. */
export interface PageIds {
  product: string;
  seller: string;
  order: string;
  payment: string;
}

export function toAddress(path: string, { product, seller, order, payment }: PageIds): string {
  if (path === "/search") return "/search?q=kolie";
  return path
    .replace("{categoryId}", "bags")
    .replace("{page}", "delivery")
    .replace("{id}", product)
    .replace("{sellerId}", seller)
    .replace("{orderId}", order)
    .replace("{paymentId}", payment);
}
