import { AskEmailChange, ChangeEmail, ConfirmEmail } from "@bezak/contract/account-email.ts";
import {
  ChangePassword,
  ConfirmPassword,
  ForgotPassword,
  Login,
  Register,
  ResetPassword,
} from "@bezak/contract/auth.ts";
import { AskPasskeyChallenge, UsePasskey } from "@bezak/contract/passkeys.ts";
import { z } from "@medusajs/framework/zod";

// The contract's bodies with what the web server adds: the caller, their network address and device.
const device = z.string().max(300).optional();
const client = z.string().max(100).optional();
/** of the browser's present session */
const formerToken = z.string().max(200).optional();
/** session of the caller */
const token = z.string().min(1).max(200);
/** from `confirm-password` */
const proof = z.string().max(200).optional();

export const RegisterBody = Register.extend({ device, client, formerToken });

export const LoginBody = Login.extend({
  device,
  client,
  deviceMark: z.string().max(200).optional(),
  formerToken,
});

export const PasskeyChallengeBody = AskPasskeyChallenge.extend({ client, token: token.optional() });

export const PasskeyLoginBody = UsePasskey.extend({ device, client, formerToken });

export const ForgotBody = ForgotPassword.extend({ client });

export const ResetBody = ResetPassword.extend({ client });

export const PasswordBody = ChangePassword.extend({ token });

export const ConfirmBody = ConfirmPassword.extend({ token });

export const SessionBody = z.strictObject({ token, proof, unattended: z.literal(true).optional() });

/** Without an id: every session except that of `token`. */
export const EndSessionBody = z.strictObject({ token, proof, id: z.string().min(1).max(64).optional() });

export const AskEmailBody = AskEmailChange.extend({ token, proof, client });

export const ChangeEmailBody = ChangeEmail.extend({ token, client });

export const ConfirmEmailBody = ConfirmEmail.extend({ token, client });

export const TokenBody = z.strictObject({ token });

export type RegisterBody = z.infer<typeof RegisterBody>;
export type LoginBody = z.infer<typeof LoginBody>;
export type PasskeyChallengeBody = z.infer<typeof PasskeyChallengeBody>;
export type PasskeyLoginBody = z.infer<typeof PasskeyLoginBody>;
export type TokenBody = z.infer<typeof TokenBody>;
export type ForgotBody = z.infer<typeof ForgotBody>;
export type ResetBody = z.infer<typeof ResetBody>;
export type ConfirmBody = z.infer<typeof ConfirmBody>;
export type SessionBody = z.infer<typeof SessionBody>;
export type PasswordBody = z.infer<typeof PasswordBody>;
export type AskEmailBody = z.infer<typeof AskEmailBody>;
export type ChangeEmailBody = z.infer<typeof ChangeEmailBody>;
export type ConfirmEmailBody = z.infer<typeof ConfirmEmailBody>;
export type EndSessionBody = z.infer<typeof EndSessionBody>;
