// Free of zod, since browsers import this file.
export const sellerProducts = "GET /sellers/me/products";
export const createSellerProduct = "POST /sellers/me/products";
export const changeSellerProducts = "PATCH /sellers/me/products";
export const sellerProduct = "GET /sellers/me/products/{id}";
export const previewSellerProduct = "GET /sellers/me/products/{id}/preview";
export const changeSellerProduct = "PUT /sellers/me/products/{id}";
export const deleteSellerProduct = "DELETE /sellers/me/products/{id}";
export const categoryTerms = "GET /sellers/me/categories/{id}";
