import type { Buyer } from "./buyer.ts";
import { ApiError } from "./errors.ts";

/**
 * What a call to commerce carries for an administrator.
 * @throws ApiError 403 forbidden
 */
export function asAdministrator({ session: { adminToken: token }, requestId }: Buyer) {
  if (token === null) throw new ApiError("forbidden");
  return { token, requestId };
}
