import { z } from "@medusajs/framework/zod";
import { notificationKinds } from "@bezak/contract/notification-kinds.ts";

const language = z.enum(["ru", "uz", "en"]).default("ru");

export const InboxQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  filter: z.enum(["unread", "archived"]).optional(),
  type: z.enum(notificationKinds).optional(),
  language,
});

export const EntryChangeBody = z.strictObject({
  change: z.enum(["read", "archive", "restore", "delete"]),
  language,
});

const ways = z.strictObject({ inApp: z.boolean().optional(), mail: z.boolean().optional() }).optional();

export const ChoicesBody = z.strictObject({
  order: ways,
  parcel: ways,
  payment: ways,
  review: ways,
  price_drop: ways,
  shop: ways,
  system: ways,
});

export type ChoicesBody = z.infer<typeof ChoicesBody>;
