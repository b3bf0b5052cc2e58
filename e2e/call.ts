import type { APIRequestContext } from "@playwright/test";
import { expect } from "./clean-console.ts";
import type { Language } from "./words.ts";

/** One call of somebody's that goes well; answers with its data. */
export async function call<T>(
  request: APIRequestContext,
  { token }: { token: string },
  path: string,
  { method = "GET", data, language = "ru" }: { method?: string; data?: object; language?: Language } = {},
): Promise<T> {
  const headers = {
    ...{ authorization: `Bearer ${token}`, "idempotency-key": crypto.randomUUID() },
    "accept-language": language,
  };
  const answer = await request.fetch(`/api/v1${path}`, { method, headers, data });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}
