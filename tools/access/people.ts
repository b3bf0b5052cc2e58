import type { Caller } from "@bezak/contract/access-table.ts";

/** Tokens of one person of every kind; two buyers are new, and `demo` is the demo's buyer with a history. */
export type People = Record<Exclude<Caller, "guest"> | "demo", string>;

/** Asks one call of the shop at `api`; a body goes as JSON. */
export type Ask = (method: string, path: string, token?: string, body?: object) => Promise<Response>;

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

/** Registers or signs in; gives the token. */
export async function enter(ask: Ask, path: "register" | "login", body: object): Promise<string> {
  const answer = await ask("POST", `/auth/${path}`, undefined, body);
  if (!answer.ok) throw new Error(`POST /auth/${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}

/** Signs everybody in; the shop has the demo's accounts. */
export async function people(ask: Ask): Promise<People> {
  const fresh = (name: string) =>
    enter(ask, "register", {
      name,
      email: `access-${crypto.randomUUID()}@example.uz`,
      password: "correct horse",
    });
  const demo = (name: string, password: string) =>
    enter(ask, "login", { email: `${name}@bezak.uz`, password: `bezak-${password}` });
  const again = { email: `access-${crypto.randomUUID()}@example.uz`, password: "correct horse" };
  await enter(ask, "register", { name: "Азиз", ...again });
  return {
    // signed in twice: one of the sessions can be ended
    buyer: await enter(ask, "login", again),
    otherBuyer: await fresh("Барно"),
    seller: await demo("seller", "seller"),
    otherSeller: await demo("seller2", "seller"),
    admin: await demo("admin", "admin"),
    demo: await demo("buyer", "buyer"),
  };
}
