// Free of zod, since browsers import this file.
export const adminOperations = "GET /admin/analytics/operations";
export const adminSales = "GET /admin/analytics/sales";
export const adminSearches = "GET /admin/analytics/searches";
export const adminCohorts = "GET /admin/analytics/cohorts";
