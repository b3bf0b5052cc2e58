// Free of zod, since browsers import this file.
export const orderTimeline = "GET /admin/orders/{id}/timeline";
export const resendOrderMail = "POST /admin/orders/{id}/mails";
