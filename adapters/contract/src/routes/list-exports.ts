// Free of zod, since browsers import this file.
export const exportUsers = "GET /admin/users/export";
export const exportProductsOfShops = "GET /admin/products/export";
export const exportParcels = "GET /admin/orders/export";
export const exportReturns = "GET /admin/returns/export";
export const exportShops = "GET /admin/sellers/export";
export const exportApplications = "GET /admin/seller-applications/export";
export const exportReviews = "GET /admin/reviews/export";
export const exportContactMessages = "GET /admin/contact-messages/export";
export const exportPayouts = "GET /admin/payouts/export";
export const exportRefundsOwed = "GET /admin/refunds-owed/export";
export const exportCashReceipts = "GET /admin/cash-receipts/export";
export const exportAdjustments = "GET /admin/adjustments/export";
export const exportCommissionRules = "GET /admin/commission-rules/export";
export const exportShopEntries = "GET /admin/sellers/{id}/finance/entries/export";
export const exportJobRows = "GET /admin/jobs/{id}/rows/export";
export const exportApprovals = "GET /admin/approvals/export";
