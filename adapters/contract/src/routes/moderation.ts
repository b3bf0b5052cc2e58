// Free of zod, since browsers import this file.
export const moderation = "GET /admin/moderation";
export const openModeration = "POST /admin/moderation/open";
export const decideModeration = "POST /admin/moderation/decisions";
export const undoModeration = "POST /admin/moderation/undo";
