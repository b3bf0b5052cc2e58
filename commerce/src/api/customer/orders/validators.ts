import { z } from "@medusajs/framework/zod";
import { orderStatuses } from "@bezak/contract/order-status.ts";

const line = {
  productId: z.string().min(1).max(64),
  variantId: z.string().min(1).max(64).optional(),
  quantity: z.number().int().min(1).max(99),
};

const sum = z.number().int().min(0).max(1_000_000_000_000);

const delivery = { method: z.enum(["courier", "pickup"]), city: z.string().min(1).max(50) };

export const NewOrder = z
  .strictObject({
    items: z.array(z.strictObject(line)).min(1).max(100),
    delivery: z.strictObject({
      ...delivery,
      address: z.string().trim().max(300),
      comment: z.string().trim().max(500).nullish(),
    }),
    contact: z.strictObject({
      name: z.string().trim().min(1).max(100),
      phone: z.string().regex(/^\+998\d{9}$/),
      email: z.email().max(254).nullish(),
    }),
    paymentMethod: z.string().regex(/^[a-z]{1,20}$/),
    comment: z.string().trim().max(1000).optional(),
    expectedTotal: sum.optional(),
  })
  .refine(({ delivery }) => delivery.method !== "courier" || delivery.address.length >= 5, {
    path: ["delivery", "address"],
    message: "A courier needs an address",
  });

export const QuoteRequest = z.strictObject({
  items: z
    .array(z.strictObject({ ...line, price: sum.optional() }))
    .min(1)
    .max(100),
  delivery: z.strictObject(delivery).optional(),
});

export const OrdersQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  status: z.enum(orderStatuses).optional(),
});

export type NewOrder = z.infer<typeof NewOrder>;
export type QuoteRequest = z.infer<typeof QuoteRequest>;
export type OrdersQuery = z.infer<typeof OrdersQuery>;
