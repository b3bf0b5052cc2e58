import type { EmailChangeAsked } from "@bezak/contract/account-email.ts";
import type { authRoutes, SignedIn } from "@bezak/contract/auth.ts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient, BodyOf } from "../../lib/api-client.ts";

type Routes = typeof authRoutes;

type LoginBody = BodyOf<Routes["login"]>;
type RegisterBody = BodyOf<Routes["register"]>;

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

/** Asks for a link to choose a new password; gives what people are told. */
export async function forgotPassword(api: ApiClient, email: string): Promise<string> {
  const body = { email };
  return (await api.call<Routes["forgotPassword"]>("POST", "/auth/forgot-password", { body })).message ?? "";
}

export async function resetPassword(api: ApiClient, token: string, password: string): Promise<void> {
  await api.call<Routes["resetPassword"]>("POST", "/auth/reset-password", { body: { token, password } });
}

/** Gives the token by which the session goes on. */
export async function changePassword(
  api: ApiClient,
  body: BodyOf<Routes["changePassword"]>,
): Promise<string> {
  return (await api.call<Routes["changePassword"]>("POST", "/auth/change-password", { body })).data.token;
}

/** Has a code mailed to a new address; the person is asked for the password. */
export async function askEmailChange(api: ApiClient, email: string): Promise<EmailChangeAsked> {
  const sent = { body: { email }, confirmed: true };
  return (await api.call<Routes["askEmailChange"]>("POST", "/auth/ask-email-change", sent)).data;
}

/** Gives the e-mail that the account has from now on. */
export async function changeEmail(api: ApiClient, body: BodyOf<Routes["changeEmail"]>): Promise<string> {
  return (await api.call<Routes["changeEmail"]>("POST", "/auth/change-email", { body })).data.email;
}

/** Has another code mailed to the account's own address; null when it is confirmed already. */
export async function askEmailConfirmation(api: ApiClient): Promise<string | null> {
  const answer = await api.call<Routes["askEmailConfirmation"]>("POST", "/auth/ask-email-confirmation");
  return answer.data.expiresAt;
}

/** Confirms the account's own address. */
export async function confirmEmail(api: ApiClient, code: string): Promise<void> {
  await api.call<Routes["confirmEmail"]>("POST", "/auth/confirm-email", { body: { code } });
}

/** Where the person is signed in, last seen first. */
export function sessionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["auth", "sessions"],
    queryFn: async ({ signal }) =>
      (await api.call<Routes["sessions"]>("GET", "/auth/sessions", { signal })).data,
  });
}

/** Signs out on one device, or everywhere else; the person is asked for the password. */
export async function endSession(api: ApiClient, id: string | "others"): Promise<void> {
  if (id === "others")
    await api.call<Routes["endOtherSessions"]>("DELETE", "/auth/sessions", { confirmed: true });
  else {
    const path = `/auth/sessions/${encodeURIComponent(id)}`;
    await api.call<Routes["endSession"]>("DELETE", path, { confirmed: true });
  }
}
