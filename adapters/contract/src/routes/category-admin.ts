// Free of zod, since browsers import this file.
export const administeredCategories = "GET /admin/categories";
export const createCategory = "POST /admin/categories";
export const changeCategory = "PUT /admin/categories/{id}";
export const mergeCategory = "POST /admin/categories/{id}/merge";
export const deleteCategory = "DELETE /admin/categories/{id}";
