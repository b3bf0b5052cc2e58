// Method and path of every call. Free of zod: browsers make calls by these.
export const requestReturn = "POST /orders/{id}/returns";
export const returnsOfOrder = "GET /orders/{id}/returns";
export const returns = "GET /returns";
export const withdrawReturn = "DELETE /returns/{id}";
