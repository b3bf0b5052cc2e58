/**
 * An error that a caller is meant to understand. `code` is a stable word in snake_case that the web server translates;
 * `details` is plain data; `status` is the HTTP status. Thrown by routes and workflows alike.
 */
export class ShopError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;

  constructor(status: number, code: string, message: string, details?: unknown) {
    super(message);
    this.name = "ShopError";
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
