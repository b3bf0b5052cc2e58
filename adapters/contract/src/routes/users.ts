// Method and path of every call. Free of zod: browsers make calls by these.
export const profile = "GET /users/profile";
export const changeProfile = "PUT /users/profile";
export const personalData = "GET /users/data";
export const closeAccount = "DELETE /users/account";
