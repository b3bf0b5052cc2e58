import { z } from "@medusajs/framework/zod";
import { reportReasons, reviewLimits, reviewSorts } from "@bezak/contract/review-rules.ts";
import { uploadUrlPattern } from "@bezak/contract/upload-types.ts";

const images = z
  .array(z.string().max(200).regex(uploadUrlPattern).endsWith(".webp"))
  .max(reviewLimits.imagesMax);

export const ReviewBody = z.strictObject({
  rating: z.number().int().min(1).max(5),
  text: z.string().trim().min(reviewLimits.textMin).max(reviewLimits.textMax),
  title: z.string().trim().max(reviewLimits.titleMax).nullish(),
  images: images.default([]),
});

/** What is left out stays as it is. */
export const ReviewChange = ReviewBody.partial().extend({ images: images.optional() });

export const ReportBody = z.strictObject({
  reason: z.enum(reportReasons),
  text: z.string().trim().max(reviewLimits.reportMax).nullish(),
});

export const VoteBody = z.strictObject({ voted: z.boolean() });

export const ReviewQuery = z.strictObject({
  sort: z.enum(reviewSorts).default("newest"),
  rating: z.coerce.number().int().min(1).max(5).optional(),
  withPhotos: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export type ReviewBody = z.infer<typeof ReviewBody>;
export type ReviewChange = z.infer<typeof ReviewChange>;
export type VoteBody = z.infer<typeof VoteBody>;
export type ReportBody = z.infer<typeof ReportBody>;
export type ReviewQuery = z.infer<typeof ReviewQuery>;

/** A page as the module counts it. */
export function toChoice({ page, ...choice }: ReviewQuery) {
  return { ...choice, offset: (page - 1) * choice.limit };
}
