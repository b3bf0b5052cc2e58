import type { authRoutes, User } from "@bezak/contract/auth.ts";
import type { ApiClient } from "../../lib/api-client.ts";

// Apart from the other calls: every page needs these.

type Routes = typeof authRoutes;

/** Ends the session on the server; the caller forgets it whether this succeeds or not. */
export async function logout(api: ApiClient): Promise<void> {
  await api.call<Routes["logout"]>("POST", "/auth/logout");
}

export async function whoAmI(api: ApiClient): Promise<User> {
  const answer = await api.call<Routes["me"]>("GET", "/auth/me");
  return answer.user;
}
