// Method and path of every call. Free of zod: browsers make calls by these.
export const addresses = "GET /addresses/{kind}";
