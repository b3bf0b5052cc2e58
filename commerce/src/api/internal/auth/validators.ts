import { z } from "@medusajs/framework/zod";

const email = z.string().trim().toLowerCase().pipe(z.email().max(254));
const device = z.string().max(300).optional();

export const RegisterBody = z.strictObject({
  name: z.string().trim().min(1).max(100),
  email,
  password: z.string().min(8).max(128),
  phone: z
    .string()
    .regex(/^\+998\d{9}$/)
    .optional(),
  language: z.enum(["ru", "uz", "en"]).optional(),
  device,
});

export const LoginBody = z.strictObject({ email, password: z.string().min(1).max(128), device });

export const TokenBody = z.strictObject({ token: z.string().min(1).max(200) });

export type RegisterBody = z.infer<typeof RegisterBody>;
export type LoginBody = z.infer<typeof LoginBody>;
export type TokenBody = z.infer<typeof TokenBody>;
