// Method and path of every call. Free of zod: browsers make calls by these.
export const cashReceipts = "GET /admin/cash-receipts";
export const recordCashReceipt = "POST /admin/cash-receipts";
