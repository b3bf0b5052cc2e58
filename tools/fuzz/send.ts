import type { FuzzAnswer } from "./validate-answer.ts";
import type { FuzzRequest } from "./requests.ts";

export async function send(
  home: string,
  { route, path, body, token, headers }: FuzzRequest,
): Promise<FuzzAnswer> {
  const answer = await fetch(`${home}/api/v1${path}`, {
    method: route.method,
    headers: {
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    body,
  });
  return { status: answer.status, type: answer.headers.get("content-type") ?? "", text: await answer.text() };
}
