// Free of zod, since browsers import this file.
export const jobs = "GET /admin/jobs";
export const job = "GET /admin/jobs/{id}";
export const jobRows = "GET /admin/jobs/{id}/rows";
export const startJob = "POST /admin/jobs";
export const cancelJob = "POST /admin/jobs/{id}/cancel";
export const undoJob = "POST /admin/jobs/{id}/undo";
