import { z } from "@medusajs/framework/zod";
import { inside } from "@bezak/contract/inside.ts";
import { paymentMethods } from "@bezak/contract/payment-status.ts";

/** A path of our own site: never another host, however it is written. */
const ownPath = z
  .string()
  .max(500)
  .refine((path) => path.startsWith("/") && inside(path) === path);

export const StartPayment = z.strictObject({
  orderId: z.string().min(1).max(64),
  method: z.enum(paymentMethods),
  returnUrl: ownPath.optional(),
});

export type StartPayment = z.infer<typeof StartPayment>;
