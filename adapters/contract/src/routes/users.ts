// Free of zod, since browsers import this file.
export const profile = "GET /users/profile";
export const changeProfile = "PUT /users/profile";
export const personalData = "GET /users/data";
export const closeAccount = "DELETE /users/account";
