// Free of zod, since browsers import this file.
export const products = "GET /products";
export const searchProducts = "GET /products/search";
export const suggestProducts = "GET /products/suggest";
export const featuredProducts = "GET /products/featured";
export const productsOfCategory = "GET /products/category/{id}";
export const product = "GET /products/{id}";
export const categories = "GET /categories";
export const categoryTree = "GET /categories/tree";
export const featuredCategories = "GET /categories/featured";
export const category = "GET /categories/{id}";
