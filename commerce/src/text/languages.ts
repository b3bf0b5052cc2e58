import type { Language } from "./format-sum.ts";

/** Languages of the storefront; `ru` is the base. */
export const languages = ["ru", "uz", "en"] as const satisfies readonly Language[];
