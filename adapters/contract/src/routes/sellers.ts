// Free of zod, since browsers import this file.
export const sellers = "GET /sellers";
export const seller = "GET /sellers/{id}";
