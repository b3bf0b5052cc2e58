// Free of zod, since browsers import this file.
export const payments = "GET /payments";
export const paymentStatus = "GET /payments/status/{id}";
export const startPayment = "POST /payments";
export const payByCard = "POST /payments/{id}/card";
export const confirmCard = "POST /payments/{id}/card/confirm";
export const resendCode = "POST /payments/{id}/card/resend";
