import * as routes from "@bezak/contract/routes/auth.ts";
import { accountViews } from "@bezak/contract/routes/person-views.ts";
import type { EmailChangeRequested } from "@bezak/contract/account-email.ts";
import type { SignedIn } from "@bezak/contract/auth.ts";
import { queryOptions } from "@tanstack/react-query";
import type { BodyOf } from "@bezak/contract/route-types.ts";
import type { ApiClient } from "../../lib/api-client.ts";

type LoginBody = BodyOf<typeof routes.login>;
type RegisterBody = BodyOf<typeof routes.register>;

/** An answer without success, token or user counts as a failure (specification, section 5). */
export class BadSignInAnswer extends Error {}

function checked(answer: SignedIn): SignedIn {
  if (!answer.success || !answer.token || !answer.user) throw new BadSignInAnswer();
  return answer;
}

export async function login(api: ApiClient, body: LoginBody): Promise<SignedIn> {
  return checked(await api.call(routes.login, { body }));
}

export async function register(api: ApiClient, body: RegisterBody): Promise<SignedIn> {
  return checked(await api.call(routes.register, { body }));
}

/** Requests a mail with a link to choose a new password; returns the message for the user. */
export async function forgotPassword(api: ApiClient, email: string): Promise<string> {
  const body = { email };
  return (await api.call(routes.forgotPassword, { body })).message ?? "";
}

export async function resetPassword(api: ApiClient, token: string, password: string): Promise<void> {
  await api.call(routes.resetPassword, { body: { token, password } });
}

/** Returns the token that replaces the session's. */
export async function changePassword(
  api: ApiClient,
  body: BodyOf<typeof routes.changePassword>,
): Promise<string> {
  return (await api.call(routes.changePassword, { body })).data.token;
}

/** Sends a code to the new address; needs a confirmation by password. */
export async function askEmailChange(api: ApiClient, email: string): Promise<EmailChangeRequested> {
  const sent = { body: { email }, confirmed: "fresh" as const };
  return (await api.call(routes.askEmailChange, sent)).data;
}

/** Returns the new e-mail of the account. */
export async function changeEmail(api: ApiClient, body: BodyOf<typeof routes.changeEmail>): Promise<string> {
  return (await api.call(routes.changeEmail, { body })).data.email;
}

/** Sends another code to the account's address; returns null when it is confirmed already. */
export async function askEmailConfirmation(api: ApiClient): Promise<string | null> {
  const answer = await api.call(routes.askEmailConfirmation);
  return answer.data.expiresAt;
}

export async function confirmEmail(api: ApiClient, code: string): Promise<void> {
  await api.call(routes.confirmEmail, { body: { code } });
}

/** Sessions of the user, the most recently used first. */
export function sessionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["auth", "sessions"],
    queryFn: async ({ signal }) => (await api.call(routes.sessions, { signal })).data,
  });
}

/** When administrators have seen the shop as the user, newest first. */
export function accountViewsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["auth", "views"],
    queryFn: async ({ signal }) => (await api.call(accountViews, { signal })).data,
  });
}

/** Ends one session or all others; needs a confirmation by password. */
export async function endSession(api: ApiClient, id: string | "others"): Promise<void> {
  if (id === "others") await api.call(routes.endOtherSessions, { confirmed: true });
  else {
    await api.call(routes.endSession, { params: { id }, confirmed: true });
  }
}
