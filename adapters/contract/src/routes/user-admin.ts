// Free of zod, since browsers import this file.
export const administeredUsers = "GET /admin/users";
export const administeredUser = "GET /admin/users/{id}";
export const userSessions = "GET /admin/users/{id}/sessions";
export const changeUser = "PUT /admin/users/{id}";
export const deleteUser = "DELETE /admin/users/{id}";
