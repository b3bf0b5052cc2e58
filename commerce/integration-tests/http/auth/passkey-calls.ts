import type { AddedPasskey, Passkey, PasskeyAssertion, PasskeyCreation } from "@bezak/contract/passkeys.ts";
import type { NewSession } from "../../../src/workflows/auth/open-session.ts";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { newClient } from "../../harness/new-client.ts";
import { authCalls, type Refused } from "./auth-calls.ts";
import type { SoftwareAuthenticator } from "./software-authenticator.ts";

interface Sent {
  token: string;
  proof?: string;
  body?: object;
}

/** Calls about passkeys, as the web server makes them. */
export function passkeyCalls(commerce: CommerceProcess) {
  const auth = authCalls(commerce);
  async function call<T>(method: string, below: string, { token, proof, body }: Sent) {
    const { customerToken, adminToken } = (await auth.exchange(token, { proof })).body;
    return commerce.call<T & Refused>(method, `/customer/passkeys${below}`, {
      token: customerToken ?? adminToken ?? undefined,
      body,
    });
  }
  const challenge = (purpose: "sign-in" | "confirm", token?: string) =>
    commerce.call<{ challenge: string } & Refused>("POST", "/internal/auth/passkey-challenge", {
      body: { purpose, token, client: newClient() },
    });
  const prepare = (token: string, proof?: string) =>
    call<PasskeyCreation>("POST", "/challenge", { token, proof });
  const add = (token: string, body: object) => call<AddedPasskey>("POST", "", { token, body });
  return {
    challenge,
    prepare,
    add,
    list: (token: string) => call<{ passkeys: Passkey[] }>("GET", "", { token }),
    rename: (token: string, id: string, name: string) =>
      call<{ passkey: Passkey }>("PATCH", `/${id}`, { token, body: { name } }),
    remove: (token: string, id: string, proof?: string) => call<object>("DELETE", `/${id}`, { token, proof }),
    confirm: (token: string, passkey: PasskeyAssertion) =>
      call<{ proof: string }>("POST", "/confirm", { token, body: { passkey } }),
    logIn: (passkey: PasskeyAssertion) =>
      commerce.call<NewSession & Refused>("POST", "/internal/auth/passkey-login", {
        body: { passkey, client: newClient() },
      }),
    /** Adds a passkey with a proof of the password. */
    async addBy(token: string, authenticator: SoftwareAuthenticator, proof: string, name = "Телефон") {
      const { body } = await prepare(token, proof);
      return add(token, { name, passkey: authenticator.register({ challenge: body.challenge }) });
    },
    async signInBy(authenticator: SoftwareAuthenticator, more: object = {}) {
      const { body } = await challenge("sign-in");
      return commerce.call<NewSession & Refused>("POST", "/internal/auth/passkey-login", {
        body: { passkey: authenticator.sign({ challenge: body.challenge, ...more }), client: newClient() },
      });
    },
  };
}
