import { ApiError } from "./errors.ts";
import type { Session } from "./session.ts";

export interface Buyer {
  session: Session;
  requestId: string;
}

/**
 * Members of a shop count as buyers, since they have a buyer's account; commerce finds their shop. Administrators have
 * accounts of another kind and neither buy nor review.
 * @throws ApiError 403 forbidden
 */
export function asBuyer({ session: { customerToken: token }, requestId }: Buyer) {
  if (token === null) throw new ApiError("forbidden");
  return { token, requestId };
}

/**
 * The same for anybody who is signed in, with the token of the account that they have.
 * @throws ApiError 403 forbidden
 */
export function asPerson({ session: { customerToken, adminToken }, requestId }: Buyer) {
  const token = customerToken ?? adminToken;
  if (token === null) throw new ApiError("forbidden");
  return { token, requestId };
}
