import type { passkeyRoutes } from "../passkeys.ts";
import { user } from "./auth.ts";
import type { Examples } from "./example.ts";

const id = "c2VjcmV0LWtleQ";
const assertion = {
  id,
  rawId: id,
  type: "public-key" as const,
  response: { clientDataJSON: "e30", authenticatorData: "AAAA", signature: "AAAA", userHandle: "AAAA" },
};
const passkey = {
  id: "passkey_1",
  name: "Ноутбук",
  createdAt: "2026-11-01T10:00:00.000Z",
  lastUsedAt: "2026-11-20T10:00:00.000Z",
  synced: true,
};

export const passkeyExamples: Examples<typeof passkeyRoutes> = {
  passkeyChallenge: {
    request: { body: { purpose: "sign-in" } },
    answer: {
      success: true,
      data: { challenge: "AAAA", rpId: "bezak.uz", timeout: 300_000, userVerification: "required" },
    },
  },
  passkeyLogin: {
    request: { body: { passkey: assertion } },
    answer: { success: true, token: "customer-token-0123456789", user, message: "Успешный вход" },
  },
  passkeys: { answer: { success: true, data: [passkey] } },
  preparePasskey: {
    answer: {
      success: true,
      data: {
        challenge: "AAAA",
        rp: { id: "bezak.uz", name: "Bezak" },
        user: { id: "AAAA", name: "customer@bezak.uz", displayName: "customer@bezak.uz" },
        pubKeyCredParams: [{ alg: -7, type: "public-key" }],
        timeout: 300_000,
        excludeCredentials: [{ id, type: "public-key" }],
        authenticatorSelection: {
          residentKey: "required",
          requireResidentKey: true,
          userVerification: "required",
        },
        attestation: "none",
      },
    },
  },
  addPasskey: {
    request: {
      body: {
        name: "Ноутбук",
        passkey: {
          id,
          rawId: id,
          type: "public-key",
          response: { clientDataJSON: "e30", attestationObject: "AAAA" },
        },
      },
    },
    answer: { success: true, data: { passkey, recoveryCodes: null } },
  },
  renamePasskey: {
    request: { params: { id: "passkey_1" }, body: { name: "Ноутбук" } },
    answer: { success: true, data: passkey },
  },
  removePasskey: { request: { params: { id: "passkey_1" } }, answer: { success: true, data: null } },
  confirmPasskey: {
    request: { body: { passkey: assertion } },
    answer: { success: true, data: { proof: "a-proof", expiresAt: "2026-11-01T10:00:00.000Z" } },
  },
};
