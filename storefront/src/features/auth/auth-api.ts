import * as routes from "@bezak/contract/routes/auth.ts";
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

/** Asks for a link to choose a new password; gives what people are told. */
export async function forgotPassword(api: ApiClient, email: string): Promise<string> {
  const body = { email };
  return (await api.call(routes.forgotPassword, { body })).message ?? "";
}

export async function resetPassword(api: ApiClient, token: string, password: string): Promise<void> {
  await api.call(routes.resetPassword, { body: { token, password } });
}

/** Gives the token by which the session goes on. */
export async function changePassword(
  api: ApiClient,
  body: BodyOf<typeof routes.changePassword>,
): Promise<string> {
  return (await api.call(routes.changePassword, { body })).data.token;
}

/** Has a code mailed to a new address; the person is asked for the password. */
export async function askEmailChange(api: ApiClient, email: string): Promise<EmailChangeRequested> {
  const sent = { body: { email }, confirmed: true };
  return (await api.call(routes.askEmailChange, sent)).data;
}

/** Gives the e-mail that the account has from now on. */
export async function changeEmail(api: ApiClient, body: BodyOf<typeof routes.changeEmail>): Promise<string> {
  return (await api.call(routes.changeEmail, { body })).data.email;
}

/** Has another code mailed to the account's own address; null when it is confirmed already. */
export async function askEmailConfirmation(api: ApiClient): Promise<string | null> {
  const answer = await api.call(routes.askEmailConfirmation);
  return answer.data.expiresAt;
}

/** Confirms the account's own address. */
export async function confirmEmail(api: ApiClient, code: string): Promise<void> {
  await api.call(routes.confirmEmail, { body: { code } });
}

/** Where the person is signed in, last seen first. */
export function sessionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["auth", "sessions"],
    queryFn: async ({ signal }) => (await api.call(routes.sessions, { signal })).data,
  });
}

/** Signs out on one device, or everywhere else; the person is asked for the password. */
export async function endSession(api: ApiClient, id: string | "others"): Promise<void> {
  if (id === "others") await api.call(routes.endOtherSessions, { confirmed: true });
  else {
    await api.call(routes.endSession, { params: { id }, confirmed: true });
  }
}
