// Free of zod, since browsers import this file.
export const productMessages = "GET /sellers/me/products/{id}/messages";
export const answerHiddenProduct = "POST /sellers/me/products/{id}/answer";
export const administeredProductMessages = "GET /admin/products/{id}/messages";
export const administeredProductTerms = "GET /admin/products/{id}/terms";
