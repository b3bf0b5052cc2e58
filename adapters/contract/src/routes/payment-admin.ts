// Free of zod, since browsers import this file.
export const administeredPayments = "GET /admin/payments";
