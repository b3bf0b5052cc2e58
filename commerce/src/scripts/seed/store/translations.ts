import type { TranslatedText } from "../../../search/localized.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { inBatches } from "./in-batches.ts";

/** Texts of one stored row by field; the row itself holds ru. */
export interface Translated {
  reference: "product" | "product_variant" | "product_option" | "product_option_value" | "product_category";
  id: string;
  texts: Record<string, TranslatedText>;
}

/** Stores the uz and en texts. */
export async function storeTranslations(
  container: MedusaContainer,
  list: readonly Translated[],
): Promise<void> {
  const translation = container.resolve(Modules.TRANSLATION);
  const rows = list.flatMap(({ reference, id, texts }) =>
    (["uz", "en"] as const).map((language) => ({
      reference,
      reference_id: id,
      locale_code: language,
      translations: Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text[language]])),
    })),
  );
  await inBatches(rows, 500, (batch) => translation.createTranslations(batch));
}
