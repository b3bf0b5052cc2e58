// Free of zod, since browsers import this file.
export const cashReceipts = "GET /admin/cash-receipts";
export const recordCashReceipt = "POST /admin/cash-receipts";
