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
      ["/search", "results for the words in `q`"],
      ["/cart", "cart, by seller"],
      ["/checkout", "order form"],
      ["/order-success", "thanks for the order that was just placed"],
      ["/compare", "goods of one kind side by side, kept in the browser"],
      ["/login", "signing in"],
      ["/register", "opening an account"],
      ["/forgot-password", "asking for a letter with a link"],
      ["/reset-password", "a new password, by the link of the letter"],
      ["/seller/{sellerId}", "public shop of a seller with goods and reviews"],
      ["/about", "about the shop"],
      ["/contacts", "how to reach the shop, and a form"],
      ["/faq", "questions and answers in five categories, with a search"],
      [
        "/info/{page}",
        "what the footer's links promise: delivery, returns, warranty, terms, privacy and others",
      ],
      ["/seller-invitation", "joining a shop, by the link of the letter"],
      ["/become-seller", "what selling here means, the application and what became of it"],
    ] as const
  ).map(([path, shows]) => ({ path, shows, opens: "everybody" as const })),
  ...(
    [
      ["/profile", "profile with picture"],
      ["/settings", "theme, language, notifications, password, devices, one's data, end of the account"],
      ["/wishlist", "favourites"],
      ["/orders", "orders by state and words"],
      ["/order/{orderId}", "order with the way of its parcels, cancelling and returns"],
      ["/order/{orderId}/receipt", "receipt to print"],
      ["/order-confirmation/{orderId}", "what was ordered, and what comes next"],
      ["/payment-status/{paymentId}", "where a payment stands"],
      ["/notifications", "what the buyer was told"],
    ] as const
  ).map(([path, shows]) => ({ path, shows, opens: "buyer" as const })),
  ...(
    [
      ["/admin/seller-applications", "who wants to sell: those that wait, were approved, declined"],
      ["/admin/seller-applications/{id}", "one application, to approve or decline with a reason"],
      ["/admin/sellers", "shops: found, suspended with a reason, let sell again; who takes their cash"],
      [
        "/admin/payouts",
        "what shops are to be paid: sweep, bank file, paid, failed; terms, balances put right",
      ],
      ["/admin/refunds", "money owed back to buyers: to whom, to which account, paid with a reference"],
      [
        "/admin/cash-receipts",
        "cash that the marketplace collects: what is to come, received parcel by parcel",
      ],
      [
        "/admin/notifications",
        "what administrators are told: payments that went back, missing fiscal receipts",
      ],
      ["/admin/commission", "what the marketplace keeps: by default, category, shop"],
    ] as const
  ).map(([path, shows]) => ({ path, shows, opens: "administrator" as const })),
  ...(
    [
      ["/seller", "how the shop goes: sales, orders, what is to be done"],
      ["/seller/products", "the shop's goods: found, changed one by one or many at once"],
      ["/seller/products/add", "a new product"],
      ["/seller/products/import", "goods from a table and into one: sent, checked, written, with a history"],
      ["/seller/products/edit/{id}", "one product: texts, pictures, variants, codes, state"],
      ["/seller/products/preview/{id}", "the product as buyers will see it, a draft too"],
      ["/seller/orders", "parcels by state, words and days; labels to print"],
      ["/seller/orders/{id}", "one parcel: what to do now, lines, money, buyer"],
      ["/seller/returns", "what buyers want to give back"],
      ["/seller/returns/{id}", "one return, to decide about and to give the money back"],
      ["/seller/reviews", "reviews of the shop's goods, to be answered"],
      ["/seller/finance", "balance, its entries, payouts, statements"],
      ["/seller/settings", "the shop's face, delivery, holiday, payout account"],
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

/** An address of the page in the demo shop. */
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
