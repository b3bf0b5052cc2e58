// Free of zod, since browsers import this file.
export const administeredProducts = "GET /admin/products";
export const administeredProduct = "GET /admin/products/{id}";
export const createProduct = "POST /admin/products";
export const changeProduct = "PUT /admin/products/{id}";
export const deleteProduct = "DELETE /admin/products/{id}";
