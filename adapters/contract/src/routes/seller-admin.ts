// Free of zod, since browsers import this file.
export const administeredShops = "GET /admin/sellers";
export const administeredShop = "GET /admin/sellers/{id}";
export const suspendShop = "PUT /admin/sellers/{id}/suspend";
export const resumeShop = "PUT /admin/sellers/{id}/resume";
export const setCashCollector = "PUT /admin/sellers/{id}/cash-collector";
