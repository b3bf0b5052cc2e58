/**
 * Every failure of the API: its stable word and its HTTP status. The sentences people read stand in the adapters
 * (three languages); a client decides by the code. Free of zod: safe in a browser.
 */
export const errorStatus = {
  invalid_input: 400,
  invalid_query: 400,
  malformed_json: 400,
  payment_method_unavailable: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  session_expired: 401,
  forbidden: 403,
  not_found: 404,
  product_not_found: 404,
  category_not_found: 404,
  seller_not_found: 404,
  order_not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  email_taken: 409,
  out_of_stock: 409,
  price_changed: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  server_error: 500,
  commerce_unavailable: 503,
  commerce_timeout: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
