// Method and path of every call. Free of zod: browsers make calls by these.
export const administeredShops = "GET /admin/sellers";
export const suspendShop = "PUT /admin/sellers/{id}/suspend";
export const resumeShop = "PUT /admin/sellers/{id}/resume";
export const setCashCollector = "PUT /admin/sellers/{id}/cash-collector";
