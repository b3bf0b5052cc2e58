// Method and path of every call. Free of zod: browsers make calls by these.
export const sellerDashboard = "GET /sellers/me/dashboard";
export const shopReviews = "GET /sellers/me/reviews";
export const replyToReview = "PUT /sellers/me/reviews/{id}/reply";
export const viewProduct = "POST /products/{id}/views";
