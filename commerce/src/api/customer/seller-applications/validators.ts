import { z } from "@medusajs/framework/zod";
import { businessTypes, monthlyVolumes, sellingExperiences } from "@bezak/contract/application-status.ts";
import { limits, phonePattern } from "@bezak/contract/limits.ts";
import { isOneLine, isPlainName } from "@bezak/contract/plain-name.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";

const text = (min: number, max: number) => z.string().trim().min(min).max(max);

export const ApplicationBody = z.strictObject({
  companyName: text(2, sellerLimits.companyNameMax).refine(isPlainName),
  businessType: z.enum(businessTypes),
  contactPerson: text(2, limits.nameMax).refine(isOneLine),
  phone: z.string().regex(phonePattern),
  email: z.email().max(254).nullish(),
  website: z
    .string()
    .max(200)
    .regex(/^https?:\/\//i)
    .nullish(),
  description: text(10, sellerLimits.applicationTextMax),
  monthlyVolume: z.enum(monthlyVolumes),
  experience: z.enum(sellingExperiences),
  otherPlatforms: text(0, 500).nullish(),
  categories: z
    .array(z.string().min(1).max(64))
    .min(1)
    .max(sellerLimits.categoriesMax)
    .refine((ids) => new Set(ids).size === ids.length),
  agreeTerms: z.literal(true),
  marketingConsent: z.boolean().default(false),
});

export type ApplicationBody = z.infer<typeof ApplicationBody>;
