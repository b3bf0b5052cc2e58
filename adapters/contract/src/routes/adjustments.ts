// Method and path of every call. Free of zod: browsers make calls by these.
export const adjustmentRequests = "GET /admin/adjustments";
export const approveAdjustment = "PUT /admin/adjustments/{id}/approve";
export const refuseAdjustment = "PUT /admin/adjustments/{id}/refuse";
