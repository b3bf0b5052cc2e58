import { inLanguage, type Language } from "./language.ts";

/** Addresses of the seller's and the administrator's panels. Not in `paths.ts`, since buyers' pages do not need them. */
export interface PanelPaths {
  dashboard(): string;
  products(): string;
  newProduct(): string;
  product(id: string): string;
  preview(id: string): string;
  imports(): string;
  orders(): string;
  order(id: string): string;
  returns(): string;
  oneReturn(id: string): string;
  reviews(): string;
  finance(): string;
  settings(): string;
  team(): string;
  /** target of an invitation's link, without the token */
  invitation(): string;
  overview(): string;
  analytics(): string;
  waiting(): string;
  administeredReviews(): string;
  contactMessages(): string;
  applications(): string;
  application(id: string): string;
  shops(): string;
  shop(id: string): string;
  shopMoney(id: string): string;
  administeredProducts(): string;
  administeredProduct(id: string): string;
  editedProduct(id: string): string;
  administeredOrders(): string;
  administeredOrder(id: string): string;
  administeredReturns(): string;
  administeredPayments(): string;
  users(): string;
  user(id: string): string;
  payouts(): string;
  payout(id: string): string;
  refunds(): string;
  approvals(): string;
  adjustments(): string;
  cashReceipts(): string;
  commission(): string;
  categories(): string;
  category(id: string): string;
  /** the form of a new category, at the top or below another one */
  newCategory(parent?: string): string;
  banners(): string;
  banner(id: string): string;
  /** the form of a new banner, empty or a copy of another one */
  newBanner(copied?: string): string;
  sections(): string;
  section(id: string): string;
  /** the form of a new section, empty or a copy of another one */
  newSection(copied?: string): string;
  jobs(): string;
  job(id: string): string;
  adminTeam(): string;
  /** target of an administrator's invitation, without the token */
  adminInvitation(): string;
  marketplaceSettings(): string;
  /** the log of administrators; with an id that of one object */
  audit(subject?: string): string;
  adminNotifications(): string;
}

export function panelPathsFor(language: Language): PanelPaths {
  const at = (path: string) => inLanguage(path, language);
  const one = (path: string, id: string) => at(`${path}/${encodeURIComponent(id)}`);
  const copyOf = (path: string, id?: string) =>
    at(path) + (id === undefined ? "" : `?${new URLSearchParams({ copy: id })}`);
  return {
    dashboard: () => at("/seller"),
    products: () => at("/seller/products"),
    newProduct: () => at("/seller/products/add"),
    product: (id) => one("/seller/products/edit", id),
    preview: (id) => one("/seller/products/preview", id),
    imports: () => at("/seller/products/import"),
    orders: () => at("/seller/orders"),
    order: (id) => one("/seller/orders", id),
    returns: () => at("/seller/returns"),
    oneReturn: (id) => one("/seller/returns", id),
    reviews: () => at("/seller/reviews"),
    finance: () => at("/seller/finance"),
    settings: () => at("/seller/settings"),
    team: () => at("/seller/team"),
    invitation: () => at("/seller-invitation"),
    overview: () => at("/admin"),
    analytics: () => at("/admin/analytics"),
    waiting: () => at("/admin/waiting"),
    administeredReviews: () => at("/admin/reviews"),
    contactMessages: () => at("/admin/messages"),
    applications: () => at("/admin/seller-applications"),
    application: (id) => one("/admin/seller-applications", id),
    shops: () => at("/admin/sellers"),
    shop: (id) => one("/admin/sellers", id),
    shopMoney: (id) => `${one("/admin/sellers", id)}/money`,
    administeredProducts: () => at("/admin/products"),
    administeredProduct: (id) => one("/admin/products", id),
    editedProduct: (id) => `${one("/admin/products", id)}/edit`,
    administeredOrders: () => at("/admin/orders"),
    administeredOrder: (id) => one("/admin/orders", id),
    administeredReturns: () => at("/admin/returns"),
    administeredPayments: () => at("/admin/payments"),
    users: () => at("/admin/users"),
    user: (id) => one("/admin/users", id),
    payouts: () => at("/admin/payouts"),
    payout: (id) => one("/admin/payouts", id),
    refunds: () => at("/admin/refunds"),
    approvals: () => at("/admin/approvals"),
    adjustments: () => at("/admin/adjustments"),
    cashReceipts: () => at("/admin/cash-receipts"),
    commission: () => at("/admin/commission"),
    categories: () => at("/admin/categories"),
    category: (id) => one("/admin/categories", id),
    newCategory: (parent) =>
      at("/admin/categories/new") + (parent === undefined ? "" : `?${new URLSearchParams({ parent })}`),
    banners: () => at("/admin/banners"),
    banner: (id) => one("/admin/banners", id),
    newBanner: (copied) => copyOf("/admin/banners/new", copied),
    sections: () => at("/admin/sections"),
    section: (id) => one("/admin/sections", id),
    newSection: (copied) => copyOf("/admin/sections/new", copied),
    jobs: () => at("/admin/jobs"),
    job: (id) => one("/admin/jobs", id),
    adminTeam: () => at("/admin/team"),
    adminInvitation: () => at("/admin-invitation"),
    marketplaceSettings: () => at("/admin/settings"),
    audit: (subject) => at("/admin/audit") + (subject ? `?${new URLSearchParams({ subject })}` : ""),
    adminNotifications: () => at("/admin/notifications"),
  };
}
