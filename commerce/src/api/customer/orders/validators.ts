import { z } from "@medusajs/framework/zod";
import { orderStatuses } from "@bezak/contract/order-status.ts";
import { paymentStatuses } from "@bezak/contract/payment-status.ts";
import { isOneLine } from "@bezak/contract/plain-name.ts";
import { returnReasons, returnStatuses } from "@bezak/contract/return-status.ts";
import { uploadUrlPattern } from "@bezak/contract/upload-types.ts";

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
      name: z.string().trim().min(1).max(100).refine(isOneLine),
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

const reason = z.string().trim().max(500);
const id = z.string().min(1).max(64);

export const CancelOrder = z.strictObject({
  reason: reason.optional(),
  parcelId: id.optional(),
  itemId: id.optional(),
});

/** Digits of a card or of an account. */
const accountNumber = z.string().regex(/^(\d{16}|\d{20})$/);

export const NewReturn = z.strictObject({
  parcelId: id,
  items: z
    .array(z.strictObject({ itemId: id, quantity: z.number().int().min(1).max(9_900) }))
    .min(1)
    .max(100)
    .refine((items) => new Set(items.map(({ itemId }) => itemId)).size === items.length, {
      message: "A line is named twice",
    }),
  reason: z.enum(returnReasons),
  text: z.string().trim().max(2000).optional(),
  photos: z.array(z.string().regex(uploadUrlPattern).max(200)).max(6).optional(),
  refundAccount: accountNumber.optional(),
});

const pages = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
};

export const OrdersQuery = z.strictObject({
  ...pages,
  status: z.enum(orderStatuses).optional(),
  q: z.string().max(100).optional(),
});

export const ReturnsQuery = z.strictObject({ ...pages, status: z.enum(returnStatuses).optional() });

export const PaymentsQuery = z.strictObject({ ...pages, status: z.enum(paymentStatuses).optional() });

export type NewOrder = z.infer<typeof NewOrder>;
export type QuoteRequest = z.infer<typeof QuoteRequest>;
export type CancelOrder = z.infer<typeof CancelOrder>;
export type NewReturn = z.infer<typeof NewReturn>;
