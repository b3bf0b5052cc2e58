import { z } from "zod";
import { Confirmation, SignedIn } from "./auth.ts";
import { success } from "./envelope.ts";
import { limits } from "./limits.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/passkeys.ts";
import { Id, IdParams, nameText, Time } from "./shared-schemas.ts";

/** Bytes as WebAuthn writes them in JSON. */
const bytes = (max: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .max(max)
    .describe("base64url");

const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal("public-key") };

/** What a browser answers when it signs in with a passkey (WebAuthn, AuthenticationResponseJSON). */
export const PasskeyAssertion = z
  .strictObject({
    ...credential,
    response: z.strictObject({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(8000),
      userHandle: bytes(100).optional(),
    }),
  })
  .meta({ id: "PasskeyAssertion" });

export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

/** What a browser answers when it makes a passkey (WebAuthn, RegistrationResponseJSON). */
export const PasskeyAttestation = z
  .strictObject({
    ...credential,
    response: z.strictObject({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(16_000),
    }),
  })
  .meta({ id: "PasskeyAttestation" });

export type PasskeyAttestation = z.infer<typeof PasskeyAttestation>;

export const AskPasskeyChallenge = z
  .strictObject({
    purpose: z
      .enum(["sign-in", "confirm"])
      .describe("`confirm` binds it to the session whose token is sent, which has to be a valid one"),
  })
  .meta({ id: "AskPasskeyChallenge" });

export type AskPasskeyChallenge = z.infer<typeof AskPasskeyChallenge>;

/** For `navigator.credentials.get`; valid once, for five minutes. */
export const PasskeyChallenge = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal("required"),
  })
  .meta({ id: "PasskeyChallenge" });

export type PasskeyChallenge = z.infer<typeof PasskeyChallenge>;

/** For `navigator.credentials.create`; valid once, for five minutes. */
export const PasskeyCreation = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
    timeout: z.int(),
    excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal("public-key") })),
    authenticatorSelection: z.object({
      residentKey: z.literal("required"),
      requireResidentKey: z.literal(true),
      userVerification: z.literal("required"),
    }),
    attestation: z.literal("none"),
  })
  .meta({ id: "PasskeyCreation" });

export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

const name = nameText(1, limits.passkeyNameMax);

export const Passkey = z
  .object({
    id: Id,
    name: z.string(),
    createdAt: Time,
    lastUsedAt: Time.nullable(),
    synced: z.boolean().describe("whether the owner's other devices have it too"),
  })
  .meta({ id: "Passkey" });

export type Passkey = z.infer<typeof Passkey>;

export const NewPasskey = z.strictObject({ name, passkey: PasskeyAttestation }).meta({ id: "NewPasskey" });

export type NewPasskey = z.infer<typeof NewPasskey>;

export const AddedPasskey = z
  .object({
    passkey: Passkey,
    recoveryCodes: z
      .array(z.string())
      .nullable()
      .describe("shown once; null if the account has some already"),
  })
  .meta({ id: "AddedPasskey" });

export type AddedPasskey = z.infer<typeof AddedPasskey>;

export const UsePasskey = z.strictObject({ passkey: PasskeyAssertion }).meta({ id: "UsePasskey" });

export type UsePasskey = z.infer<typeof UsePasskey>;

const RenamePasskey = z.strictObject({ name }).meta({ id: "RenamePasskey" });

const access = ["buyer", "seller", "admin"] as const;
const path = "/customer/passkeys";

export const passkeyRoutes = defineRoutes({
  passkeyChallenge: {
    ...splitEndpoint(routes.passkeyChallenge),
    summary: "Begin to sign in, or to confirm the own presence, with a passkey",
    access: "public",
    body: AskPasskeyChallenge,
    repeatable: true,
    secret: true,
    success: { status: 200, schema: success("PasskeyChallengeAnswer", PasskeyChallenge) },
    extension: true,
  },
  passkeyLogin: {
    ...splitEndpoint(routes.passkeyLogin),
    summary: "Sign in with a passkey, without a password; ends the session whose token is sent",
    access: "public",
    body: UsePasskey,
    secret: true,
    success: { status: 200, schema: SignedIn },
    errors: ["passkey_invalid", "passkey_expired"],
    extension: true,
  },
  passkeys: {
    ...splitEndpoint(routes.passkeys),
    summary: "The user's passkeys, oldest first; at most ten",
    access,
    forward: { path, pick: "passkeys" },
    success: { status: 200, schema: success("PasskeysAnswer", z.array(Passkey)) },
    extension: true,
  },
  preparePasskey: {
    ...splitEndpoint(routes.preparePasskey),
    summary: "Begin to add a passkey; nothing changes until it is added",
    access,
    forward: { path: `${path}/challenge` },
    confirmed: true,
    repeatable: true,
    secret: true,
    success: { status: 201, schema: success("PasskeyCreationAnswer", PasskeyCreation) },
    errors: ["too_many_passkeys"],
    extension: true,
  },
  addPasskey: {
    ...splitEndpoint(routes.addPasskey),
    summary: "Add the passkey that the browser has made; the password alone opens no session any more",
    access,
    forward: { path, renewsSession: true },
    body: NewPasskey,
    secret: true,
    success: { status: 201, schema: success("PasskeyAdded", AddedPasskey) },
    errors: ["passkey_invalid", "passkey_expired", "passkey_exists", "too_many_passkeys"],
    extension: true,
  },
  renamePasskey: {
    ...splitEndpoint(routes.renamePasskey),
    summary: "Give a passkey another name",
    access,
    forward: { path: `${path}/{id}`, pick: "passkey" },
    params: IdParams,
    body: RenamePasskey,
    success: { status: 200, schema: success("PasskeyRenamed", Passkey) },
    errors: ["passkey_not_found"],
    extension: true,
  },
  removePasskey: {
    ...splitEndpoint(routes.removePasskey),
    summary: "Remove a passkey",
    access,
    forward: { path: `${path}/{id}`, pick: null, renewsSession: true },
    confirmed: true,
    params: IdParams,
    success: { status: 200, schema: success("PasskeyRemoved", z.null()) },
    errors: ["passkey_not_found"],
    extension: true,
  },
  confirmPasskey: {
    ...splitEndpoint(routes.confirmPasskey),
    summary: "Confirm the own presence with a passkey, as with the password",
    access,
    forward: { path: `${path}/confirm` },
    body: UsePasskey,
    secret: true,
    success: { status: 201, schema: success("PasskeyConfirmationAnswer", Confirmation) },
    errors: ["passkey_invalid", "passkey_expired"],
    extension: true,
  },
});
