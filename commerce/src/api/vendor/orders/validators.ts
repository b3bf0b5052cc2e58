import { z } from "@medusajs/framework/zod";
import { limits } from "@bezak/contract/limits.ts";
import { orderStatuses } from "@bezak/contract/order-status.ts";
import { parcelTabs } from "@bezak/contract/parcel-status.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { isStorableDay } from "@bezak/contract/storable-text.ts";

const day = z.iso.date().refine(isStorableDay);

const id = z.string().min(1).max(64);

export const ParcelsQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  status: z.enum(parcelTabs).optional(),
  q: z.string().max(100).optional(),
  from: day.optional(),
  to: day.optional(),
  sort: z.enum(["newest", "oldest"]).default("newest"),
});

export const ParcelStep = z
  .strictObject({
    status: z.enum(orderStatuses),
    trackingNumber: z.string().trim().min(1).max(sellerLimits.trackingMax).nullish(),
    reason: z.string().trim().min(limits.reasonMin).max(limits.reasonMax).optional(),
  })
  .refine(({ status, reason }) => status !== "cancelled" || reason !== undefined, {
    path: ["reason"],
    message: "The buyer is told why",
  });

export type ParcelStep = z.infer<typeof ParcelStep>;

export const LabelsQuery = z.strictObject({
  id: z
    .union([id, z.array(id).min(1).max(sellerLimits.labelsMax)])
    .transform((value) => [...new Set(Array.isArray(value) ? value : [value])]),
});
