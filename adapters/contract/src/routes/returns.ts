// Free of zod, since browsers import this file.
export const requestReturn = "POST /orders/{id}/returns";
export const returnsOfOrder = "GET /orders/{id}/returns";
export const returns = "GET /returns";
export const withdrawReturn = "DELETE /returns/{id}";
