// Free of zod, since browsers import this file.
export const administeredParcels = "GET /admin/orders";
export const administeredParcel = "GET /admin/orders/{id}";
export const cancelParcelLine = "PATCH /admin/orders/{id}/cancel";
export const addOrderNote = "POST /admin/orders/{id}/notes";
export const changeDelivery = "PATCH /admin/orders/{id}/delivery";
export const setParcelStatus = "PUT /admin/orders/{id}/status";
export const administeredReturns = "GET /admin/returns";
export const setReturnStatus = "PUT /admin/returns/{id}/status";
