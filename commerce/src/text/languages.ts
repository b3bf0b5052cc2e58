import type { Language } from "./format-sum.ts";

/** The languages that people read the shop in; `ru` is the base. */
export const languages = ["ru", "uz", "en"] as const satisfies readonly Language[];
