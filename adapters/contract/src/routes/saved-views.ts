// Free of zod, since browsers import this file.
export const savedViews = "GET /admin/views";
export const saveView = "POST /admin/views";
export const changeView = "PUT /admin/views/{id}";
export const deleteView = "DELETE /admin/views/{id}";
