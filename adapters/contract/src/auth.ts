import { z } from "zod";
import {
  AskEmailChange,
  ChangeEmail,
  ConfirmEmail,
  email,
  EmailChangeRequested,
  EmailConfirmationRequested,
} from "./account-email.ts";
import { adminRanks } from "./admin-ranks.ts";
import { success } from "./envelope.ts";
import { limits } from "./limits.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/auth.ts";
import { SessionEnd } from "./session-end.ts";
import { secondFactorCode } from "./second-factor-code.ts";
import { Id, LanguageCode, nameText, Phone, Time, storableText } from "./shared-schemas.ts";
import { userRoles } from "./user-roles.ts";
import { ViewedUntil } from "./viewed-until.ts";

/** The signed-in user; `role` is the highest one. */
export const User = z
  .object({
    id: Id,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    role: z.enum(userRoles),
    adminRank: z
      .enum(adminRanks)
      .nullable()
      .optional()
      .describe("extension: what an administrator may do, by the access table; null opens nothing"),
    avatar: z.string().nullable(),
    language: LanguageCode,
    city: z.string().nullable(),
    address: z.string().nullable(),
    createdAt: Time,
    emailConfirmed: z
      .boolean()
      .describe(
        "extension: whether the owner has confirmed the address; until then no mails about orders are sent",
      ),
    secondFactorMissing: z
      .literal(true)
      .optional()
      .describe("extension: an administrator who must switch on a second factor before anything else"),
  })
  .meta({ id: "User" });

export type User = z.infer<typeof User>;

export const newPassword = storableText
  .min(limits.passwordMin)
  .max(limits.passwordMax)
  .describe("must not be a common password, nor made of the name, the e-mail or the shop's name");

export const Register = z
  .strictObject({
    name: nameText(1, 100),
    email,
    password: newPassword,
    phone: Phone.optional(),
    language: LanguageCode.optional(),
  })
  .meta({ id: "Register" });

export type Register = z.infer<typeof Register>;

export const Login = z
  .strictObject({
    email,
    password: storableText.min(1).max(limits.passwordMax),
    code: secondFactorCode.optional(),
  })
  .meta({ id: "Login" });

export type Login = z.infer<typeof Login>;

export const ForgotPassword = z.strictObject({ email }).meta({ id: "ForgotPassword" });

export type ForgotPassword = z.infer<typeof ForgotPassword>;

export const ResetPassword = z
  .strictObject({ token: storableText.min(1).max(200).describe("from the mail"), password: newPassword })
  .meta({ id: "ResetPassword" });

export type ResetPassword = z.infer<typeof ResetPassword>;

export const ChangePassword = z
  .strictObject({
    currentPassword: storableText.min(1).max(limits.passwordMax),
    password: newPassword,
    code: secondFactorCode.optional(),
  })
  .meta({ id: "ChangePassword" });

export type ChangePassword = z.infer<typeof ChangePassword>;

export const ConfirmPassword = z
  .strictObject({
    password: storableText.min(1).max(limits.passwordMax),
    code: secondFactorCode.optional(),
  })
  .meta({ id: "ConfirmPassword" });

export type ConfirmPassword = z.infer<typeof ConfirmPassword>;

/** Proof that the user has just entered the password, so that a stolen token alone is not enough. */
export const Confirmation = z
  .object({ proof: z.string().describe("value of the header `X-Confirmation`"), expiresAt: Time })
  .meta({ id: "Confirmation" });

export type Confirmation = z.infer<typeof Confirmation>;

/** Replaces the token of the request, which is no longer valid. */
export const RenewedSession = z.object({ token: z.string() }).meta({ id: "RenewedSession" });

export type RenewedSession = z.infer<typeof RenewedSession>;

export const DeviceSession = z
  .object({
    id: Id,
    device: z.string().nullable().describe("the device's `User-Agent`"),
    current: z.boolean().describe("true for the session that makes this request"),
    createdAt: Time,
    lastSeenAt: Time.describe("may be up to a minute old"),
  })
  .meta({ id: "DeviceSession" });

export type DeviceSession = z.infer<typeof DeviceSession>;

/** Answer of register and login: `token` is beside `success` and not in `data` (specification, section 7). */
export const SignedIn = z
  .object({ success: z.literal(true), token: z.string(), user: User, message: z.string() })
  .meta({ id: "SignedIn" });

export type SignedIn = z.infer<typeof SignedIn>;

const Ended = z.object({ ended: z.int().min(0) });

export const authRoutes = defineRoutes({
  register: {
    ...splitEndpoint(routes.register),
    summary: "Open an account and sign in",
    access: "public",
    body: Register,
    secret: true,
    success: { status: 201, schema: SignedIn },
    errors: ["email_taken"],
  },
  login: {
    ...splitEndpoint(routes.login),
    repeatable: true,
    summary: "Sign in; ends the session whose token is sent",
    access: "public",
    body: Login,
    secret: true,
    success: { status: 200, schema: SignedIn },
    errors: ["invalid_credentials", "second_factor_required", "second_factor_invalid"],
  },
  logout: {
    ...splitEndpoint(routes.logout),
    repeatable: true,
    summary: "End this session; does nothing if it has ended",
    access: "public",
    success: { status: 200, schema: success("SignedOut", z.null()) },
  },
  me: {
    ...splitEndpoint(routes.me),
    summary: "The signed-in user",
    access: ["buyer", "seller", "admin"],
    success: {
      status: 200,
      schema: z
        .object({ success: z.literal(true), user: User, view: ViewedUntil.optional() })
        .meta({ id: "Me" }),
    },
  },
  forgotPassword: {
    ...splitEndpoint(routes.forgotPassword),
    repeatable: true,
    summary: "Mail a link to reset the password; the answer is the same whether or not an account exists",
    access: "public",
    body: ForgotPassword,
    success: { status: 200, schema: success("PasswordForgotten", z.null()) },
  },
  resetPassword: {
    ...splitEndpoint(routes.resetPassword),
    summary: "Set a new password with the token from the mail; ends every session",
    access: "public",
    body: ResetPassword,
    success: { status: 200, schema: success("PasswordReset", z.null()) },
    errors: ["reset_token_invalid"],
  },
  changePassword: {
    ...splitEndpoint(routes.changePassword),
    summary: "Change the password; ends every other session and gives this one a new token",
    access: ["buyer", "seller", "admin"],
    body: ChangePassword,
    success: { status: 200, schema: success("PasswordChanged", RenewedSession) },
    secret: true,
    errors: ["wrong_password", "second_factor_required", "second_factor_invalid"],
    extension: true,
  },
  confirmPassword: {
    ...splitEndpoint(routes.confirmPassword),
    summary:
      "Confirm the password; the proof is needed to move money and to end sessions, and is valid for 15 minutes for the work of administrators and for 5 minutes otherwise",
    access: ["buyer", "seller", "admin"],
    body: ConfirmPassword,
    secret: true,
    success: { status: 200, schema: success("ConfirmationAnswer", Confirmation) },
    errors: ["wrong_password", "second_factor_required", "second_factor_invalid"],
    extension: true,
  },
  askEmailChange: {
    ...splitEndpoint(routes.askEmailChange),
    repeatable: true,
    summary:
      "Mail a code to a new address and a notice to the current one; the answer is the same whether or not the new address is taken",
    access: ["buyer", "seller", "admin"],
    confirmed: true,
    body: AskEmailChange,
    secret: true,
    success: { status: 200, schema: success("EmailChangeAskedAnswer", EmailChangeRequested) },
    extension: true,
  },
  changeEmail: {
    ...splitEndpoint(routes.changeEmail),
    repeatable: true,
    summary: "Change the e-mail address with the code from the mail; ends every other session",
    access: ["buyer", "seller", "admin"],
    body: ChangeEmail,
    success: { status: 200, schema: success("EmailChanged", z.object({ email: z.string() })) },
    errors: ["email_code_invalid", "email_taken"],
    extension: true,
  },
  askEmailConfirmation: {
    ...splitEndpoint(routes.askEmailConfirmation),
    repeatable: true,
    summary: "Mail a new code to the account's unconfirmed address; the previous code becomes invalid",
    access: ["buyer", "seller", "admin"],
    success: { status: 200, schema: success("EmailConfirmationAskedAnswer", EmailConfirmationRequested) },
    extension: true,
  },
  confirmEmail: {
    ...splitEndpoint(routes.confirmEmail),
    repeatable: true,
    summary: "Confirm the account's address with a code from a mail; does nothing if it is confirmed",
    access: ["buyer", "seller", "admin"],
    body: ConfirmEmail,
    success: { status: 200, schema: success("EmailConfirmed", z.null()) },
    errors: ["email_code_invalid"],
    extension: true,
  },
  sessions: {
    ...splitEndpoint(routes.sessions),
    summary: "The user's sessions, last used first",
    access: ["buyer", "seller", "admin"],
    success: { status: 200, schema: success("DeviceSessions", z.array(DeviceSession)) },
    extension: true,
  },
  sessionEnd: {
    ...splitEndpoint(routes.sessionEnd),
    summary: "How long this session lasts without use; does not extend it",
    access: ["buyer", "seller", "admin"],
    unattended: true,
    success: { status: 200, schema: success("SessionEndAnswer", SessionEnd) },
    extension: true,
  },
  endOtherSessions: {
    ...splitEndpoint(routes.endOtherSessions),
    summary: "Sign out on all other devices",
    access: ["buyer", "seller", "admin"],
    confirmed: true,
    success: { status: 200, schema: success("OtherSessionsEnded", Ended) },
    extension: true,
  },
  endSession: {
    ...splitEndpoint(routes.endSession),
    summary: "Sign out on one device",
    access: ["buyer", "seller", "admin"],
    confirmed: true,
    params: z.object({ id: Id }),
    success: { status: 200, schema: success("SessionEnded", z.null()) },
    errors: ["session_not_found"],
    extension: true,
  },
  endAccountSessions: {
    ...splitEndpoint(routes.endAccountSessions),
    summary: "End all sessions of an account; its password stays valid",
    access: ["admin"],
    confirmed: true,
    params: z.object({ id: Id }),
    success: { status: 200, schema: success("AccountSessionsEnded", Ended) },
    errors: ["account_not_found"],
    extension: true,
  },
});
