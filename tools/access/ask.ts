/** Asks one call of the shop at `api`; a body goes as JSON. */
export type Ask = (method: string, path: string, token?: string, body?: object) => Promise<Response>;

/** The shop refused what it has to do for those who check or measure it. */
export class UnexpectedRefusal extends Error {}

/** Asks as somebody who has a token and does not know the password. */
export const askingByToken =
  (api: string) => (method: string, path: string, token?: string, body?: object, proof?: string) =>
    fetch(api + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(proof && { "x-confirmation": proof }),
        ...(body && { "content-type": "application/json" }),
      },
      body: body && JSON.stringify(body),
    });

async function asksForPassword(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return false;
  const { code } = (await answer.clone().json()) as { code?: string };
  return code === "confirmation_required";
}

export function asking(api: string): Ask {
  const send = askingByToken(api);
  /** By token: each holds for minutes, and for a new one the shop hashes a password. */
  const proofs = new Map<string, string>();
  /** Whoever was signed in here gives the password where it is asked for. */
  return async (method, path, token, body) => {
    let answer = await send(method, path, token, body);
    if (token === undefined) return answer;
    const cached = proofs.get(token);
    if (cached && (await asksForPassword(answer))) answer = await send(method, path, token, body, cached);
    if (!(await asksForPassword(answer))) return answer;
    const proof = await proofOf(api, token);
    if (!proof) return answer;
    proofs.set(token, proof);
    return send(method, path, token, body, proof);
  };
}

/** Of the people who were signed in, by their tokens. */
const passwords = new Map<string, string>();

/** Proves that whoever was signed in here knows the password; undefined for anybody else's token. */
export async function proofOf(api: string, token: string): Promise<string | undefined> {
  const password = passwords.get(token);
  if (password === undefined) return undefined;
  const answer = await fetch(`${api}/auth/confirm-password`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ password }),
  });
  return ((await answer.json()) as { data?: { proof: string } }).data?.proof;
}

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
export async function enter(
  ask: Ask,
  path: "register" | "login",
  body: { password: string; [field: string]: unknown },
): Promise<string> {
  const { token } = await answerOf<{ token: string }>(ask, "POST", `/auth/${path}`, undefined, body);
  passwords.set(token, body.password);
  return token;
}
