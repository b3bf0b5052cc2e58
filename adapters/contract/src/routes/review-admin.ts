// Free of zod, since browsers import this file.
export const administeredReviews = "GET /admin/reviews";
export const setReviewStatus = "PUT /admin/reviews/{id}/status";
