// Free of zod, since browsers import this file.
export const contacts = "GET /contacts";
export const sendContactMessage = "POST /contact-messages";
export const contactMessages = "GET /admin/contact-messages";
export const setContactMessageStatus = "PUT /admin/contact-messages/{id}/status";
export const answerContactMessage = "POST /admin/contact-messages/{id}/answers";
