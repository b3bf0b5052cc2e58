// Free of zod, since browsers import this file.
export const adjustmentRequests = "GET /admin/adjustments";
export const approveAdjustment = "PUT /admin/adjustments/{id}/approve";
export const refuseAdjustment = "PUT /admin/adjustments/{id}/refuse";
