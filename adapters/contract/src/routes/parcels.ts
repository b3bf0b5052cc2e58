// Free of zod, since browsers import this file.
export const parcels = "GET /sellers/me/orders";
export const parcel = "GET /sellers/me/orders/{id}";
export const moveParcel = "PUT /sellers/me/orders/{id}/status";
export const packingList = "GET /sellers/me/orders/{id}/packing-list";
export const parcelLabels = "GET /sellers/me/orders/labels";
export const sellerReturns = "GET /sellers/me/returns";
export const sellerReturn = "GET /sellers/me/returns/{id}";
export const moveSellerReturn = "PUT /sellers/me/returns/{id}/status";
