// Free of zod, since browsers import this file.
export const finance = "GET /sellers/me/finance";
export const financeEntries = "GET /sellers/me/finance/entries";
export const ownPayouts = "GET /sellers/me/finance/payouts";
export const statements = "GET /sellers/me/finance/statements";
export const statementFile = "GET /sellers/me/finance/statements/{month}";
