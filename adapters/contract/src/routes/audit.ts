// Free of zod, since browsers import this file.
export const auditEntries = "GET /admin/audit";
