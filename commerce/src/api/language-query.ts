import { LanguageCode } from "@bezak/contract/shared-schemas.ts";
import { z } from "@medusajs/framework/zod";

const language = LanguageCode.default("ru");

/** For calls without other query fields. */
export const LanguageQuery = z.strictObject({ language });

/** Builds the query of a call with `languageInQuery`: its own fields, and the language of the response. */
export function createLanguageQuery<S extends z.core.$ZodShape>({ query }: { query: z.ZodObject<S> }) {
  return z.strictObject({ ...query.shape, language });
}
