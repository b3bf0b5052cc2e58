import type { APIRequestContext, APIResponse } from "@playwright/test";
import { expect } from "./clean-console.ts";
import type { Language } from "./messages.ts";

/**
 * Makes a call that must succeed: confirms the password where required, and repeats it with the same key while the shop is
 * too busy to begin. Returns the data.
 */
export async function call<T>(
  request: APIRequestContext,
  { token, password }: { token: string; password?: string },
  path: string,
  { method = "GET", data, language = "ru" }: { method?: string; data?: object; language?: Language } = {},
): Promise<T> {
  const headers = {
    authorization: `Bearer ${token}`,
    "idempotency-key": crypto.randomUUID(),
    "accept-language": language,
  };
  const ask = async (more: object = {}) => {
    let answer!: APIResponse;
    await expect(async () => {
      answer = await request.fetch(`/api/v1${path}`, { method, headers: { ...headers, ...more }, data });
      expect(answer.status(), `${method} ${path}`).not.toBe(503);
    }).toPass({ timeout: 30_000 });
    return answer;
  };
  let answer = await ask();
  if (answer.status() === 403 && password !== undefined) {
    const given = { headers, data: { password } };
    const confirmed = await request.post("/api/v1/auth/confirm-password", given);
    const { data: proof } = (await confirmed.json()) as { data?: { proof: string } };
    answer = await ask(proof && { "x-confirmation": proof.proof });
  }
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}
