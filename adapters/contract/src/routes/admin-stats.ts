// Free of zod, since browsers import this file.
export const adminStats = "GET /admin/stats";
export const adminAnalytics = "GET /admin/analytics";
