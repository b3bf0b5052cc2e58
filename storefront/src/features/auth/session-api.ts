import * as routes from "@bezak/contract/routes/auth.ts";
import type { User } from "@bezak/contract/auth.ts";
import type { ApiClient } from "../../lib/api-client.ts";

// Separate from auth-api.ts, since every page needs these calls.

/** Ends the session on the server; the caller clears it whether this succeeds or not. */
export async function logout(api: ApiClient): Promise<void> {
  await api.call(routes.logout);
}

export async function whoAmI(api: ApiClient): Promise<User> {
  const answer = await api.call(routes.me);
  return answer.user;
}
