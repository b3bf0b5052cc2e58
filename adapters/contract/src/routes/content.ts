// Free of zod, since browsers import this file.
export const banners = "GET /banners";
export const sections = "GET /sections";
