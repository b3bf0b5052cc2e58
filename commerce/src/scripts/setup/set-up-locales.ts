import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** The engine seeds 51 locales but none of ours; a translation's `locale_code` must match one of these exactly. */
export const locales = [
  { code: "ru", name: "Русский" },
  { code: "uz", name: "Oʻzbekcha" },
  { code: "en", name: "English" },
];

export async function setUpLocales(container: MedusaContainer): Promise<void> {
  const translation = container.resolve(Modules.TRANSLATION);
  const existing = await translation.listLocales({ code: locales.map(({ code }) => code) });
  const missing = locales.filter(({ code }) => !existing.some((locale) => locale.code === code));
  if (missing.length) {
    await translation.createLocales(missing);
  }
}
