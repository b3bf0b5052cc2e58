// Method and path of every call. Free of zod: browsers make calls by these.
export const sellers = "GET /sellers";
export const seller = "GET /sellers/{id}";
