// Free of zod, since browsers import this file.
export const productReviews = "GET /products/{id}/reviews";
export const sellerReviews = "GET /sellers/{id}/reviews";
export const writeReview = "POST /products/{id}/reviews";
export const ownReviews = "GET /products/{id}/reviews/mine";
export const editReview = "PUT /reviews/{id}";
export const deleteReview = "DELETE /reviews/{id}";
export const voteHelpful = "POST /reviews/{id}/helpful";
export const withdrawHelpful = "DELETE /reviews/{id}/helpful";
export const reportReview = "POST /reviews/{id}/report";
