// Free of zod, since browsers import this file.
export const sellerDashboard = "GET /sellers/me/dashboard";
export const shopReviews = "GET /sellers/me/reviews";
export const replyToReview = "PUT /sellers/me/reviews/{id}/reply";
export const viewProduct = "POST /products/{id}/views";
