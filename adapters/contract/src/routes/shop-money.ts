// Free of zod, since browsers import this file.
export const shopMoney = "GET /admin/sellers/{id}/finance";
export const shopEntries = "GET /admin/sellers/{id}/finance/entries";
export const holdPayouts = "POST /admin/sellers/{id}/holds";
export const releaseHold = "PUT /admin/holds/{id}/release";
