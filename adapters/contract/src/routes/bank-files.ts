// Free of zod, since browsers import this file.
export const sentBankFiles = "GET /admin/payouts/bank-files";
export const payPayouts = "POST /admin/payouts/paid";
