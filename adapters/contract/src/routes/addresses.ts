// Free of zod, since browsers import this file.
export const addresses = "GET /addresses/{kind}";
