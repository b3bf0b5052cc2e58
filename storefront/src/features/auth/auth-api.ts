import type { authRoutes, SignedIn, User } from "@bezak/contract/auth.ts";
import type { ApiClient, BodyOf } from "../../lib/api-client.ts";

type Routes = typeof authRoutes;

export type LoginBody = BodyOf<Routes["login"]>;
export type RegisterBody = BodyOf<Routes["register"]>;

/** An answer without success, token or user counts as a failure (specification, section 5). */
export class BadSignInAnswer extends Error {}

function checked(answer: SignedIn): SignedIn {
  if (!answer.success || !answer.token || !answer.user) throw new BadSignInAnswer();
  return answer;
}

export async function login(api: ApiClient, body: LoginBody): Promise<SignedIn> {
  return checked(await api.call<Routes["login"]>("POST", "/auth/login", { body }));
}

export async function register(api: ApiClient, body: RegisterBody): Promise<SignedIn> {
  return checked(await api.call<Routes["register"]>("POST", "/auth/register", { body }));
}

/** Ends the session on the server; the caller forgets it whether this succeeds or not. */
export async function logout(api: ApiClient): Promise<void> {
  await api.call<Routes["logout"]>("POST", "/auth/logout");
}

export async function whoAmI(api: ApiClient): Promise<User> {
  const answer = await api.call<Routes["me"]>("GET", "/auth/me");
  return answer.user;
}
