/** Parts of the panel, with the calls of commerce that belong to each. */
export const auditAreas = {
  applications: "/admin/seller-applications*",
  shops: "/admin/shops*",
  balances: "/admin/*finance*",
  users: "/admin/users*",
  team: "/admin/team*",
  figures: "/admin/analytics*",
  products: "/admin/products*",
  categories: "/admin/categories*",
  orders: "/admin/orders*",
  payments: "/admin/payments*",
  returns: "/admin/returns*",
  reviews: "/admin/reviews*",
  messages: "/admin/contact-messages*",
  queue: "/admin/moderation*",
  banners: "/admin/banner*",
  sections: "/admin/section*",
  content: "/admin/content*",
  payouts: "/admin/payouts*",
  adjustments: "/admin/*adjustments*",
  refunds: "/admin/refunds-owed*",
  commission: "/admin/commission-rules*",
  approvals: "/admin/approvals*",
  holds: "/admin/*holds*",
  cash: "/admin/cash-receipts*",
  settings: "/admin/settings",
  jobs: "/admin/jobs*",
  views: "/admin/saved-views*",
  log: "/admin/audit*",
} as const;

export type AuditArea = keyof typeof auditAreas;

export const auditAreaNames = Object.keys(auditAreas) as AuditArea[];
