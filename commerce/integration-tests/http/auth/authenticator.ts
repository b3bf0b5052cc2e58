import { ScureBase32Plugin } from "@otplib/plugin-base32-scure";
import { NodeCryptoPlugin } from "@otplib/plugin-crypto-node";
import { generate } from "@otplib/totp";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { authCalls, type Refused } from "./auth-calls.ts";

const PERIOD = 30;

/** What an authenticator app shows now, or some steps earlier or later. */
export const codeOf = (secret: string, steps = 0): Promise<string> =>
  generate({
    secret,
    epoch: Math.floor(Date.now() / 1000) + steps * PERIOD,
    crypto: new NodeCryptoPlugin(),
    base32: new ScureBase32Plugin(),
  });

/** Calls about the second factor of the owner of a session, with the password just entered. */
export function factorCalls(commerce: CommerceProcess) {
  const auth = authCalls(commerce);
  const path = "/customer/second-factor";
  async function call<T>(
    method: "GET" | "POST" | "DELETE",
    below: string,
    { token, proof, body }: { token: string; proof?: string; body?: object },
  ) {
    const { customerToken, adminToken } = (await auth.exchange(token, { proof })).body;
    return commerce.call<T & Refused>(method, path + below, {
      token: customerToken ?? adminToken ?? undefined,
      body,
    });
  }
  return {
    read: (token: string) =>
      call<{ enabled: boolean; recoveryCodesLeft: number; required: boolean }>("GET", "", { token }),
    setUp: (token: string, proof?: string) =>
      call<{ secret: string; uri: string }>("POST", "", { token, proof }),
    switchOn: (token: string, code: string) =>
      call<{ recoveryCodes: string[] }>("POST", "/switch-on", { token, body: { code } }),
    renew: (token: string, proof?: string) =>
      call<{ recoveryCodes: string[] }>("POST", "/recovery-codes", { token, proof }),
    switchOff: (token: string, proof?: string) => call<object>("DELETE", "", { token, proof }),
  };
}
