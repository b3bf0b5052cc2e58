import type { Route } from "@bezak/contract/route.ts";
import { LanguageCode } from "@bezak/contract/shared-schemas.ts";
import { z } from "@medusajs/framework/zod";

const language = LanguageCode.default("ru");

/** The query of a call whose route says `languageInQuery`: its own fields, and the language of the answer. */
export function languageQuery<R extends Pick<Route, "query">>(route?: R) {
  type Shape = R extends { query: z.ZodObject<infer S> } ? S : Record<never, never>;
  return z.strictObject({ ...(route?.query?.shape as Shape), language });
}
