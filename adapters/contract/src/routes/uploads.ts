// Free of zod, since browsers import this file.
export const upload = "POST /upload";
