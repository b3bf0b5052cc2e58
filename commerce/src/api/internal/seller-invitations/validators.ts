import { z } from "@medusajs/framework/zod";

export const InvitationToken = z.strictObject({ token: z.string().min(1).max(200) });

export type InvitationToken = z.infer<typeof InvitationToken>;
