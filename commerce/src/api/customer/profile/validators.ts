import { isPlainName } from "@bezak/contract/plain-name.ts";
import { z } from "@medusajs/framework/zod";

export const ProfileBody = z.strictObject({
  name: z.string().trim().min(1).max(100).refine(isPlainName).optional(),
  phone: z
    .string()
    .regex(/^\+998\d{9}$/)
    .nullish(),
  avatar: z.string().min(1).max(200).nullish(),
  language: z.enum(["ru", "uz", "en"]).optional(),
  city: z.string().trim().min(1).max(50).nullish(),
  address: z.string().trim().max(300).nullish(),
});

export const EndAccountBody = z.strictObject({ password: z.string().min(1).max(128) });

export type ProfileBody = z.infer<typeof ProfileBody>;
export type EndAccountBody = z.infer<typeof EndAccountBody>;
