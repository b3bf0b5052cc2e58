/** Asks one call of the shop at `api`; a body goes as JSON. */
export type Ask = (method: string, path: string, token?: string, body?: object) => Promise<Response>;

/** The shop refused what it has to do for those who check or measure it. */
export class UnexpectedRefusal extends Error {}

export const asking =
  (api: string): Ask =>
  (method, path, token, body) =>
    fetch(api + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { "content-type": "application/json" }),
      },
      body: body && JSON.stringify(body),
    });

/**
 * Asks for what has to succeed; gives the whole answer.
 * @throws UnexpectedRefusal
 */
async function answerOf<T>(ask: Ask, ...[method, path, ...rest]: Parameters<Ask>): Promise<T> {
  const answer = await ask(method, path, ...rest);
  if (!answer.ok) throw new UnexpectedRefusal(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/**
 * Asks for what has to succeed; gives its `data`.
 * @throws UnexpectedRefusal
 */
export async function dataOf<T>(ask: Ask, ...request: Parameters<Ask>): Promise<T> {
  return (await answerOf<{ data: T }>(ask, ...request)).data;
}

/**
 * Sends a form; gives the whole answer.
 * @throws UnexpectedRefusal
 */
export async function send<T>(address: string, body: FormData, token: string): Promise<T> {
  const answer = await fetch(address, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  if (!answer.ok) throw new UnexpectedRefusal(`${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/**
 * Registers or signs in; gives the token.
 * @throws UnexpectedRefusal
 */
export async function enter(ask: Ask, path: "register" | "login", body: object): Promise<string> {
  return (await answerOf<{ token: string }>(ask, "POST", `/auth/${path}`, undefined, body)).token;
}
