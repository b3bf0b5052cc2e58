// Free of zod, since browsers import this file.
export const saveBannerDraft = "PUT /banners/{id}/draft";
export const saveSectionDraft = "PUT /sections/{id}/draft";
export const discardDraft = "POST /content/{id}/discard";
export const publishDraft = "POST /content/{id}/publish";
export const contentVersions = "GET /content/{id}/versions";
export const rollBackContent = "POST /content/{id}/rollback";
export const deletedContent = "GET /content/deleted";
export const restoreContent = "POST /content/{id}/restore";
