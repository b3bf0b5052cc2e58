import { z } from "zod";
import { success } from "./envelope.ts";
import { limits } from "./limits.ts";
import { defineRoutes } from "./route.ts";
import { Id, LanguageCode, Phone, Time } from "./shared-schemas.ts";

export const roles = ["customer", "seller", "admin"] as const;

export type Role = (typeof roles)[number];

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
  })
  .meta({ id: "User" });

export type User = z.infer<typeof User>;

const email = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email().max(254))
  .meta({ format: "email", maxLength: 254 });

export const Register = z
  .strictObject({
    name: z.string().trim().min(1).max(100),
    email,
    password: z.string().min(limits.passwordMin).max(limits.passwordMax),
    phone: Phone.optional(),
    language: LanguageCode.optional(),
  })
  .meta({ id: "Register" });

export type Register = z.infer<typeof Register>;

export const Login = z
  .strictObject({ email, password: z.string().min(1).max(limits.passwordMax) })
  .meta({ id: "Login" });

export type Login = z.infer<typeof Login>;

/** Answer of register and login: the token stands beside `success`, not under `data` (specification, section 7). */
export const SignedIn = z
  .object({ success: z.literal(true), token: z.string(), user: User, message: z.string() })
  .meta({ id: "SignedIn" });

export type SignedIn = z.infer<typeof SignedIn>;

export const authRoutes = defineRoutes({
  register: {
    method: "POST",
    path: "/auth/register",
    summary: "Open an account and sign in",
    access: "public",
    body: Register,
    success: { status: 201, schema: SignedIn },
    errors: ["email_taken"],
  },
  login: {
    method: "POST",
    path: "/auth/login",
    summary: "Sign in",
    access: "public",
    body: Login,
    success: { status: 200, schema: SignedIn },
    errors: ["invalid_credentials"],
  },
  logout: {
    method: "POST",
    path: "/auth/logout",
    summary: "End this session; harmless when it has ended",
    access: "public",
    success: { status: 200, schema: success("SignedOut", z.null()) },
  },
  me: {
    method: "GET",
    path: "/auth/me",
    summary: "Who the token belongs to",
    access: "person",
    success: {
      status: 200,
      schema: z.object({ success: z.literal(true), user: User }).meta({ id: "Me" }),
    },
  },
});
