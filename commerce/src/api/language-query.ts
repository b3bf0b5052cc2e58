import { LanguageCode } from "@bezak/contract/shared-schemas.ts";
import { z } from "@medusajs/framework/zod";

const language = LanguageCode.default("ru");

/** Of a call that takes nothing else. */
export const LanguageQuery = z.strictObject({ language });

/** The query of a call whose route says `languageInQuery`: its own fields, and the language of the answer. */
export function createLanguageQuery<S extends z.core.$ZodShape>({ query }: { query: z.ZodObject<S> }) {
  return z.strictObject({ ...query.shape, language });
}
