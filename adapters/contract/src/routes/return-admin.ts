// Free of zod, since browsers import this file.
export const openReturn = "POST /admin/orders/{id}/returns";
