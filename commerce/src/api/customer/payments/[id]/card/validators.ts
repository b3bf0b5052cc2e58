import { z } from "@medusajs/framework/zod";

/** Passes through to the gateway; neither kept nor logged anywhere. */
export const CardDetails = z.strictObject({
  number: z
    .string()
    .regex(/^\d(?: ?\d){15}$/)
    .transform((number) => number.replaceAll(" ", "")),
  expiry: z.string().regex(/^(?:0[1-9]|1[0-2])\/\d{2}$/),
});

export const CardCode = z.strictObject({ code: z.string().regex(/^\d{4,8}$/) });

export const Nothing = z.strictObject({});

export type CardDetails = z.infer<typeof CardDetails>;
export type CardCode = z.infer<typeof CardCode>;
