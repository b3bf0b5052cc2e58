import { z } from "zod";
import {
  AskEmailChange,
  ChangeEmail,
  ConfirmEmail,
  email,
  EmailChangeRequested,
  EmailConfirmationRequested,
} from "./account-email.ts";
import { success } from "./envelope.ts";
import { limits } from "./limits.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/auth.ts";
import { Id, LanguageCode, nameText, Phone, Time, storableText } from "./shared-schemas.ts";

export const roles = ["customer", "seller", "admin"] as const;

/** The signed-in person; `role` is the highest one held. */
export const User = z
  .object({
    id: Id,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    role: z.enum(roles),
    avatar: z.string().nullable(),
    language: LanguageCode,
    city: z.string().nullable(),
    address: z.string().nullable(),
    createdAt: Time,
    emailConfirmed: z
      .boolean()
      .describe(
        "an extension: whether the address is known to be the person's; until then no mail about orders",
      ),
  })
  .meta({ id: "User" });

export type User = z.infer<typeof User>;

const newPassword = storableText
  .min(limits.passwordMin)
  .max(limits.passwordMax)
  .describe("neither a common one nor one made of the name, the e-mail or the shop's name");

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
  .strictObject({ email, password: storableText.min(1).max(limits.passwordMax) })
  .meta({ id: "Login" });

export type Login = z.infer<typeof Login>;

export const ForgotPassword = z.strictObject({ email }).meta({ id: "ForgotPassword" });

export type ForgotPassword = z.infer<typeof ForgotPassword>;

export const ResetPassword = z
  .strictObject({ token: storableText.min(1).max(200).describe("from the mail"), password: newPassword })
  .meta({ id: "ResetPassword" });

export type ResetPassword = z.infer<typeof ResetPassword>;

export const ChangePassword = z
  .strictObject({ currentPassword: storableText.min(1).max(limits.passwordMax), password: newPassword })
  .meta({ id: "ChangePassword" });

export type ChangePassword = z.infer<typeof ChangePassword>;

export const ConfirmPassword = z
  .strictObject({ password: storableText.min(1).max(limits.passwordMax) })
  .meta({ id: "ConfirmPassword" });

export type ConfirmPassword = z.infer<typeof ConfirmPassword>;

/** Says that the person of a session, and not only its token, is there. */
export const Confirmation = z
  .object({ proof: z.string().describe("for the header `X-Confirmation`"), expiresAt: Time })
  .meta({ id: "Confirmation" });

export type Confirmation = z.infer<typeof Confirmation>;

/** The session goes on by this token; the one it was asked with is dead. */
export const RenewedSession = z.object({ token: z.string() }).meta({ id: "RenewedSession" });

export type RenewedSession = z.infer<typeof RenewedSession>;

/** One device the person is signed in on. */
export const DeviceSession = z
  .object({
    id: Id,
    device: z.string().nullable().describe("what the client said it is (`User-Agent`)"),
    current: z.boolean().describe("the one that asks"),
    createdAt: Time,
    lastSeenAt: Time.describe("at most a minute behind"),
  })
  .meta({ id: "DeviceSession" });

export type DeviceSession = z.infer<typeof DeviceSession>;

/** Answer of register and login: the token stands beside `success`, not under `data` (specification, section 7). */
export const SignedIn = z
  .object({ success: z.literal(true), token: z.string(), user: User, message: z.string() })
  .meta({ id: "SignedIn" });

export type SignedIn = z.infer<typeof SignedIn>;

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
    summary: "Sign in; ends the session of the token it is sent with",
    access: "public",
    body: Login,
    secret: true,
    success: { status: 200, schema: SignedIn },
    errors: ["invalid_credentials"],
  },
  logout: {
    ...splitEndpoint(routes.logout),
    repeatable: true,
    summary: "End this session; harmless when it has ended",
    access: "public",
    success: { status: 200, schema: success("SignedOut", z.null()) },
  },
  me: {
    ...splitEndpoint(routes.me),
    summary: "Who the token belongs to",
    access: ["buyer", "seller", "admin"],
    success: {
      status: 200,
      schema: z.object({ success: z.literal(true), user: User }).meta({ id: "Me" }),
    },
  },
  forgotPassword: {
    ...splitEndpoint(routes.forgotPassword),
    repeatable: true,
    summary: "Mail a link to choose a new password; answers alike whether the address is known or not",
    access: "public",
    body: ForgotPassword,
    success: { status: 200, schema: success("PasswordForgotten", z.null()) },
  },
  resetPassword: {
    ...splitEndpoint(routes.resetPassword),
    summary: "Choose a new password with the token of the mail; ends every session",
    access: "public",
    body: ResetPassword,
    success: { status: 200, schema: success("PasswordReset", z.null()) },
    errors: ["reset_token_invalid"],
  },
  changePassword: {
    ...splitEndpoint(routes.changePassword),
    summary: "Choose a new password; ends every other session and gives this one another token",
    access: ["buyer", "seller", "admin"],
    body: ChangePassword,
    success: { status: 200, schema: success("PasswordChanged", RenewedSession) },
    secret: true,
    errors: ["wrong_password"],
    extension: true,
  },
  confirmPassword: {
    ...splitEndpoint(routes.confirmPassword),
    summary:
      "Prove to be the account's owner for five minutes, for calls that move money and for ending sessions",
    access: ["buyer", "seller", "admin"],
    body: ConfirmPassword,
    secret: true,
    success: { status: 200, schema: success("ConfirmationAnswer", Confirmation) },
    errors: ["wrong_password"],
    extension: true,
  },
  askEmailChange: {
    ...splitEndpoint(routes.askEmailChange),
    repeatable: true,
    summary:
      "Mail a code to a new address and a note to the present one; answers alike whether the address is taken or not",
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
    summary: "Sign in with the new address from now on, by the code of its mail; ends every other session",
    access: ["buyer", "seller", "admin"],
    body: ChangeEmail,
    success: { status: 200, schema: success("EmailChanged", z.object({ email: z.string() })) },
    errors: ["email_code_invalid", "email_taken"],
    extension: true,
  },
  askEmailConfirmation: {
    ...splitEndpoint(routes.askEmailConfirmation),
    repeatable: true,
    summary: "Mail another code to the account's own address while it is not confirmed; ends the code before",
    access: ["buyer", "seller", "admin"],
    success: { status: 200, schema: success("EmailConfirmationAskedAnswer", EmailConfirmationRequested) },
    extension: true,
  },
  confirmEmail: {
    ...splitEndpoint(routes.confirmEmail),
    repeatable: true,
    summary: "Confirm the account's address by the code of a mail; harmless when it is confirmed",
    access: ["buyer", "seller", "admin"],
    body: ConfirmEmail,
    success: { status: 200, schema: success("EmailConfirmed", z.null()) },
    errors: ["email_code_invalid"],
    extension: true,
  },
  sessions: {
    ...splitEndpoint(routes.sessions),
    summary: "Where the person is signed in, last seen first",
    access: ["buyer", "seller", "admin"],
    success: { status: 200, schema: success("DeviceSessions", z.array(DeviceSession)) },
    extension: true,
  },
  endOtherSessions: {
    ...splitEndpoint(routes.endOtherSessions),
    summary: "Sign out everywhere else",
    access: ["buyer", "seller", "admin"],
    confirmed: true,
    success: {
      status: 200,
      schema: success("OtherSessionsEnded", z.object({ ended: z.int().min(0) })),
    },
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
    summary: "Sign somebody out everywhere, by the id of the account; their password stays",
    access: ["admin"],
    confirmed: true,
    params: z.object({ id: Id }),
    success: {
      status: 200,
      schema: success("AccountSessionsEnded", z.object({ ended: z.int().min(0) })),
    },
    errors: ["account_not_found"],
    extension: true,
  },
});
