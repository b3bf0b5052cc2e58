// Free of zod, since browsers import this file.
export const approvals = "GET /admin/approvals";
export const requestApproval = "POST /admin/approvals";
export const approveRequest = "PUT /admin/approvals/{id}/approve";
export const refuseRequest = "PUT /admin/approvals/{id}/refuse";
export const withdrawRequest = "PUT /admin/approvals/{id}/withdraw";
