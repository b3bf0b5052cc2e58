// Method and path of every call. Free of zod: browsers make calls by these.
export const banners = "GET /banners";
export const sections = "GET /sections";
