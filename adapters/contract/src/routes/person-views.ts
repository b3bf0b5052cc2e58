// Free of zod, since browsers import this file.
export const personViews = "GET /admin/users/{id}/views";
export const viewAsPerson = "POST /admin/users/{id}/view";
export const endPersonView = "DELETE /admin/users/{id}/view";
export const accountViews = "GET /auth/views";
