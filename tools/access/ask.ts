import type { Failure } from "@bezak/contract/envelope.ts";

/** Sends a request to the shop's API; a body is sent as JSON. */
export type Ask = (method: string, path: string, token?: string, body?: object) => Promise<Response>;

/** The shop refused a request that a check or a benchmark depends on. */
export class UnexpectedRefusal extends Error {}

/** Sends requests with a token, without the password that some calls ask for. */
export const createTokenClient =
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

export function createApiClient(api: string): Ask {
  const send = createTokenClient(api);
  /** Proofs by token. A proof is valid for minutes, and each new one costs the shop a password hash. */
  const proofs = new Map<string, string>();
  /** Confirms with the password where a call asks for it, if the token was issued here. */
  return async (method, path, token, body) => {
    let answer = await send(method, path, token, body);
    if (token === undefined) return answer;
    const cached = proofs.get(token);
    if (cached && (await asksForPassword(answer))) answer = await send(method, path, token, body, cached);
    if (!(await asksForPassword(answer))) return answer;
    const proof = await confirmPassword(api, token);
    if (!proof) return answer;
    proofs.set(token, proof);
    return send(method, path, token, body, proof);
  };
}

/** Passwords by the token that was issued for them. */
const passwords = new Map<string, string>();

/** A proof that the token's owner knows the password; undefined for a token that was not issued here. */
export async function confirmPassword(api: string, token: string): Promise<string | undefined> {
  const password = passwords.get(token);
  if (password === undefined) return undefined;
  const answer = await fetch(`${api}/auth/confirm-password`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ password }),
  });
  return ((await answer.json()) as { data?: { proof: string } }).data?.proof;
}

/** @throws UnexpectedRefusal unless the answer is a success */
async function fetchAnswer<T>(ask: Ask, ...[method, path, ...rest]: Parameters<Ask>): Promise<T> {
  const answer = await ask(method, path, ...rest);
  if (!answer.ok) throw new UnexpectedRefusal(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** @throws UnexpectedRefusal unless the answer is a success */
export async function fetchData<T>(ask: Ask, ...request: Parameters<Ask>): Promise<T> {
  return (await fetchAnswer<{ data: T }>(ask, ...request)).data;
}

/** @throws UnexpectedRefusal unless the answer is a success */
export async function sendForm<T>(address: string, body: FormData, token: string): Promise<T> {
  const answer = await fetch(address, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  if (!answer.ok) throw new UnexpectedRefusal(`${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** @throws UnexpectedRefusal unless the answer is a success */
export async function signIn(
  ask: Ask,
  path: "register" | "login",
  body: { password: string; [field: string]: unknown },
): Promise<string> {
  const { token } = await fetchAnswer<{ token: string }>(ask, "POST", `/auth/${path}`, undefined, body);
  passwords.set(token, body.password);
  return token;
}

/** The failure that an answer has; none of a success, which may be a file. */
export const readFailure = (answer: Response, text: string): Partial<Failure> =>
  answer.headers.get("content-type")?.startsWith("application/json")
    ? (JSON.parse(text) as Partial<Failure>)
    : {};
