// Free of zod, since browsers import this file.
export const countVisit = "POST /visits";
export const countSearch = "POST /searches";
