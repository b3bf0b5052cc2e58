// Free of zod, since browsers import this file.
export const health = "GET /health";
export const healthLive = "GET /health/live";
export const healthReady = "GET /health/ready";
export const cities = "GET /cities";
export const deliveryTerms = "GET /delivery-terms";
