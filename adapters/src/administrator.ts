import type { Buyer } from "./buyer.ts";
import { ApiError } from "./errors.ts";

/** @throws ApiError 403 forbidden */
export function asAdministrator({ session: { adminToken: token }, requestId }: Buyer) {
  if (token === null) throw new ApiError("forbidden");
  return { token, requestId };
}
