// Free of zod, since browsers import this file.
export const quote = "POST /cart/quote";
export const placeOrder = "POST /orders";
export const orders = "GET /orders";
export const order = "GET /orders/{id}";
export const cancelOrder = "PATCH /orders/{id}/cancel";
