import { z } from "zod";
import { success } from "./envelope.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/second-factor.ts";
import { secondFactorCode } from "./second-factor-code.ts";
import { Time } from "./shared-schemas.ts";

/** State of the user's second factor: codes of an authenticator app (RFC 6238). */
export const SecondFactor = z
  .object({
    enabled: z.boolean(),
    since: Time.nullable(),
    recoveryCodesLeft: z
      .int()
      .min(0)
      .describe("each can be used once instead of a code of the app or a passkey"),
    passkeys: z.int().min(0).describe("passkeys of the account, each of which is a second factor too"),
    required: z
      .boolean()
      .describe("whether the user's role needs codes or a passkey before it may do anything else"),
  })
  .meta({ id: "SecondFactor" });

export type SecondFactor = z.infer<typeof SecondFactor>;

/** What an authenticator app needs; shown once. */
export const SecondFactorSetup = z
  .object({
    secret: z.string().describe("base32, to type in"),
    uri: z.string().describe("`otpauth://` address, to show as a QR code"),
  })
  .meta({ id: "SecondFactorSetup" });

export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;

export const SwitchOnSecondFactor = z
  .strictObject({ code: secondFactorCode })
  .meta({ id: "SwitchOnSecondFactor" });

export type SwitchOnSecondFactor = z.infer<typeof SwitchOnSecondFactor>;

/** Shown once; only their hashes are stored. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: "RecoveryCodes" });

export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

const access = ["buyer", "seller", "admin"] as const;
const path = "/customer/second-factor";

export const secondFactorRoutes = defineRoutes({
  secondFactor: {
    ...splitEndpoint(routes.secondFactor),
    summary: "Whether the user signs in with a second factor",
    access,
    forward: { path },
    success: { status: 200, schema: success("SecondFactorAnswer", SecondFactor) },
    extension: true,
  },
  setUpSecondFactor: {
    ...splitEndpoint(routes.setUpSecondFactor),
    summary: "Make a secret for an authenticator app; nothing changes until a code of it switches it on",
    access,
    forward: { path },
    confirmed: true,
    repeatable: true,
    secret: true,
    success: { status: 201, schema: success("SecondFactorSetupAnswer", SecondFactorSetup) },
    errors: ["second_factor_exists"],
    extension: true,
  },
  switchOnSecondFactor: {
    ...splitEndpoint(routes.switchOnSecondFactor),
    summary: "Switch the second factor on with a code of the app; ends every other session",
    access,
    forward: { path: `${path}/switch-on`, renewsSession: true },
    body: SwitchOnSecondFactor,
    secret: true,
    success: { status: 200, schema: success("SecondFactorSwitchedOn", RecoveryCodes) },
    errors: ["second_factor_invalid", "second_factor_exists"],
    extension: true,
  },
  renewRecoveryCodes: {
    ...splitEndpoint(routes.renewRecoveryCodes),
    summary: "Make new recovery codes; the former ones become invalid",
    access,
    forward: { path: `${path}/recovery-codes` },
    confirmed: true,
    repeatable: true,
    secret: true,
    success: { status: 201, schema: success("RecoveryCodesAnswer", RecoveryCodes) },
    errors: ["second_factor_missing"],
    extension: true,
  },
  switchOffSecondFactor: {
    ...splitEndpoint(routes.switchOffSecondFactor),
    summary: "Switch the second factor off; a repeat changes nothing",
    access,
    forward: { path, pick: null, renewsSession: true },
    confirmed: true,
    success: { status: 200, schema: success("SecondFactorSwitchedOff", z.null()) },
    extension: true,
  },
});
