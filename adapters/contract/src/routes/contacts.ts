// Free of zod, since browsers import this file.
export const contacts = "GET /contacts";
export const sendContactMessage = "POST /contact-messages";
