// Free of zod, since browsers import this file.
export const adminOperations = "GET /admin/analytics/operations";
