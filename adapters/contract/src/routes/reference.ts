// Method and path of every call. Free of zod: browsers make calls by these.
export const health = "GET /health";
export const cities = "GET /cities";
export const deliveryTerms = "GET /delivery-terms";
