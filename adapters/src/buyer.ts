import { ApiError } from "./errors.ts";
import type { Session } from "./session.ts";

/** Who a call is made for. */
export interface Buyer {
  session: Session;
  requestId: string;
}

/**
 * What a call to commerce carries for a buyer, or for a member of a shop, who has a buyer's account: commerce finds out
 * which shop. Administrators have accounts of another kind: they neither buy nor wish nor review.
 * @throws ApiError 403 forbidden
 */
export function asBuyer({ session: { customerToken: token }, requestId }: Buyer) {
  if (token === null) throw new ApiError("forbidden");
  return { token, requestId };
}

/** The same for whoever is signed in, by the account they have. */
export function asPerson({ session: { customerToken, adminToken }, requestId }: Buyer) {
  const token = customerToken ?? adminToken;
  if (token === null) throw new ApiError("forbidden");
  return { token, requestId };
}
