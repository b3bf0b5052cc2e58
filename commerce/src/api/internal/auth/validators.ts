import { isPlainName } from "@bezak/contract/plain-name.ts";
import { z } from "@medusajs/framework/zod";

const email = z.string().trim().toLowerCase().pipe(z.email().max(254));
const device = z.string().max(300).optional();
const client = z.string().max(100).optional();
/** of the session that the browser has at the moment */
const formerToken = z.string().max(200).optional();

export const RegisterBody = z.strictObject({
  name: z.string().trim().min(1).max(100).refine(isPlainName),
  email,
  password: z.string().min(8).max(128),
  phone: z
    .string()
    .regex(/^\+998\d{9}$/)
    .optional(),
  language: z.enum(["ru", "uz", "en"]).optional(),
  device,
  client,
  formerToken,
});

const token = z.string().min(1).max(200);
const newPassword = z.string().min(8).max(128);

export const LoginBody = z.strictObject({
  email,
  password: z.string().min(1).max(128),
  device,
  client,
  deviceMark: z.string().max(200).optional(),
  formerToken,
});

export const ForgotBody = z.strictObject({ email, client });

export const ResetBody = z.strictObject({ token, password: newPassword, client });

/** `token` is the session of the one who asks. */
export const PasswordBody = z.strictObject({
  token,
  currentPassword: z.string().min(1).max(128),
  password: newPassword,
});

/** `token` is the session of the one who asks. */
export const ConfirmBody = z.strictObject({ token, password: z.string().min(1).max(128) });

/** `proof` is of `confirm-password`. */
export const SessionBody = z.strictObject({
  token,
  proof: z.string().max(200).optional(),
  unattended: z.literal(true).optional(),
});

/** Without an id: every session but the one of `token`. `proof` is of `confirm-password`. */
export const EndSessionBody = z.strictObject({
  token,
  proof: z.string().max(200).optional(),
  id: z.string().min(1).max(64).optional(),
});

/** `token` is the session of the one who asks; `proof` is of `confirm-password`. */
export const AskEmailBody = z.strictObject({ token, proof: z.string().max(200).optional(), email, client });

/** `token` is the session of the one who asks. */
export const ChangeEmailBody = z.strictObject({
  token,
  email,
  change: z.string().min(1).max(200),
  code: z.string().regex(/^\d{6}$/),
  client,
});

/** `token` is the session of the one who asks. */
export const ConfirmEmailBody = z.strictObject({ token, code: z.string().regex(/^\d{6}$/), client });

export const TokenBody = z.strictObject({ token });

export type RegisterBody = z.infer<typeof RegisterBody>;
export type LoginBody = z.infer<typeof LoginBody>;
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
