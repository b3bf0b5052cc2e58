// Free of zod, since browsers import this file.
export const importTemplate = "GET /sellers/me/imports/template";
export const exportProducts = "GET /sellers/me/imports/export";
export const productImports = "GET /sellers/me/imports";
export const sendImport = "POST /sellers/me/imports";
export const productImport = "GET /sellers/me/imports/{id}";
export const startImport = "POST /sellers/me/imports/{id}/start";
export const cancelImport = "POST /sellers/me/imports/{id}/cancel";
export const importErrors = "GET /sellers/me/imports/{id}/errors";
