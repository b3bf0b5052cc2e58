// Free of zod, since browsers import this file.
export const refundsOwed = "GET /admin/refunds-owed";
export const refundAccount = "GET /admin/refunds-owed/{id}/account";
export const payRefundOwed = "PUT /admin/refunds-owed/{id}/paid";
export const nameRefundAccount = "PUT /orders/{id}/refund-account";
