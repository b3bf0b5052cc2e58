// Free of zod, since browsers import this file.
export const openOrderPage = "POST /admin/orders/{id}/opened";
export const openProductPage = "POST /admin/products/{id}/opened";
