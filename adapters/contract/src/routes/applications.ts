// Free of zod, since browsers import this file.
export const apply = "POST /seller-applications";
export const applicationStatus = "GET /seller-applications/status";
export const reviewApplications = "GET /admin/seller-applications";
export const reviewApplication = "GET /admin/seller-applications/{id}";
export const approveApplication = "PUT /admin/seller-applications/{id}/approve";
export const rejectApplication = "PUT /admin/seller-applications/{id}/reject";
