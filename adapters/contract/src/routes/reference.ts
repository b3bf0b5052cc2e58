// Free of zod, since browsers import this file.
export const health = "GET /health";
export const cities = "GET /cities";
export const deliveryTerms = "GET /delivery-terms";
