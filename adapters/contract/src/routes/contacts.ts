// Method and path of every call. Free of zod: browsers make calls by these.
export const contacts = "GET /contacts";
export const sendContactMessage = "POST /contact-messages";
