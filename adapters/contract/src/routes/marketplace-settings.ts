// Free of zod, since browsers import this file.
export const marketplaceSettings = "GET /admin/settings";
export const changeMarketplaceSettings = "PUT /admin/settings";
