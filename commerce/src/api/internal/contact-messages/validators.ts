import { isOneLine } from "@bezak/contract/plain-name.ts";
import { z } from "@medusajs/framework/zod";

/** The same eight as the contract's. */
const topics = ["general", "order", "payment", "delivery", "return", "seller", "technical", "other"];

export const ContactMessageBody = z.strictObject({
  topic: z.enum(topics),
  name: z.string().trim().min(1).max(100).refine(isOneLine),
  email: z.string().trim().pipe(z.email().max(254)),
  phone: z
    .string()
    .regex(/^\+998\d{9}$/)
    .optional(),
  orderNumber: z
    .string()
    .trim()
    .regex(/^[1-9]\d{9}(-\d{1,3})?$/)
    .optional(),
  message: z.string().trim().min(10).max(4000),
  /** the trap for machines */
  website: z.string().max(500).optional(),
  language: z.enum(["ru", "uz", "en"]),
  /** network address of the writer, as the front door saw it */
  client: z.string().min(1).max(100),
});

export type ContactMessageBody = z.infer<typeof ContactMessageBody>;
