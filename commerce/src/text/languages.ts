import type { Language } from "@bezak/contract/languages.ts";

/** Languages of the storefront; `ru` is the base. */
export const languages = ["ru", "uz", "en"] as const satisfies readonly Language[];
