// Free of zod, since browsers import this file.
export const payoutPreview = "GET /admin/payouts/preview";
export const sweepPayouts = "POST /admin/payouts";
export const payouts = "GET /admin/payouts";
export const administeredPayout = "GET /admin/payouts/{id}";
export const payoutSettings = "GET /admin/payouts/settings";
export const setPayoutSettings = "PUT /admin/payouts/settings";
export const bankFile = "POST /admin/payouts/bank-file";
export const payPayout = "PUT /admin/payouts/{id}/paid";
export const failPayout = "PUT /admin/payouts/{id}/failed";
export const repeatPayout = "PUT /admin/payouts/{id}/repeat";
export const cancelPayout = "PUT /admin/payouts/{id}/cancel";
export const adjustBalance = "POST /admin/sellers/{id}/adjustments";
export const commissionRules = "GET /admin/commission-rules";
export const commissionPreview = "GET /admin/commission-rules/preview";
export const setCommissionRule = "PUT /admin/commission-rules";
export const setDefaultCommission = "PUT /admin/commission-rules/default";
export const removeCommissionRule = "DELETE /admin/commission-rules/{id}";
