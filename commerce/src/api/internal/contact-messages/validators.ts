import { NewContactMessage } from "@bezak/contract/contacts.ts";
import { LanguageCode } from "@bezak/contract/shared-schemas.ts";
import { z } from "@medusajs/framework/zod";

/** A message with what the web server knows about its sender. */
export const ContactMessageBody = NewContactMessage.extend({
  language: LanguageCode,
  /** network address of the sender */
  client: z.string().min(1).max(100),
});

export type ContactMessageBody = z.infer<typeof ContactMessageBody>;
