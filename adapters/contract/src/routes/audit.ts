// Free of zod, since browsers import this file.
export const auditEntries = "GET /admin/audit";
export const auditFile = "GET /admin/audit/export";
