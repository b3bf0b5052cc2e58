import type { APIRequestContext } from "@playwright/test";
import { call } from "./call.ts";
import { expect } from "./clean-console.ts";

/** The code of the latest mail to this address. */
export async function codeInMail(request: APIRequestContext, to: string): Promise<string> {
  let code = "";
  await expect(async () => {
    const answer = await request.get(`/dev/outbox.json?to=${encodeURIComponent(to)}`);
    const { mails } = (await answer.json()) as { mails: { text: string }[] };
    code = /\b\d{6}\b/.exec(mails[0]?.text ?? "")?.[0] ?? "";
    expect(code, `a code for ${to}`).not.toBe("");
  }).toPass({ timeout: 30_000 });
  return code;
}

/** Confirms the address of a person who has just registered, by the code of the welcome mail. */
export async function confirmEmail(
  request: APIRequestContext,
  person: { token: string },
  email: string,
): Promise<void> {
  const data = { code: await codeInMail(request, email) };
  await call(request, person, "/auth/confirm-email", { method: "POST", data });
}
