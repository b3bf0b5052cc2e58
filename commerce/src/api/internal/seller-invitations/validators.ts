import { z } from "@medusajs/framework/zod";

export const InvitationToken = z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{20,200}$/) });

export type InvitationToken = z.infer<typeof InvitationToken>;
