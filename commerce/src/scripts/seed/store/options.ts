import type { TranslatedText } from "../../../search/localized.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OptionKey } from "../catalog/kind.ts";
import { optionTitles } from "../catalog/options.ts";
import type { ProductSeed } from "../catalog/product.ts";
import { storeTranslations, type Translated } from "./translations.ts";

/** A stored option: its id and the ids of its values by their ru text. */
export interface StoredOption {
  id: string;
  title: string;
  valueIds: Map<string, string>;
}

const natural = new Intl.Collator("ru", { numeric: true });

/** Stores each option once; all products share it. */
export async function storeOptions(
  container: MedusaContainer,
  list: readonly ProductSeed[],
): Promise<Map<OptionKey, StoredOption>> {
  const values = new Map<OptionKey, Map<string, TranslatedText>>();
  for (const { option, variants } of list) {
    if (!option) continue;
    const known = values.get(option) ?? new Map<string, TranslatedText>();
    for (const { value } of variants) if (value) known.set(value.ru, value);
    values.set(option, known);
  }
  const keys = [...values.keys()].sort();
  const ordered = (key: OptionKey) => [...(values.get(key)?.keys() ?? [])].sort(natural.compare);
  const stored = await container.resolve(Modules.PRODUCT).createProductOptions(
    keys.map((key) => ({
      title: optionTitles[key].ru,
      values: ordered(key),
      ranks: Object.fromEntries(ordered(key).map((value, rank) => [value, rank])),
    })),
  );
  const result = new Map<OptionKey, StoredOption>();
  const texts: Translated[] = [];
  for (const key of keys) {
    const option = stored.find(({ title }) => title === optionTitles[key].ru);
    if (!option) throw new Error(`option ${key} was not stored`);
    const valueIds = new Map((option.values ?? []).map(({ id, value }) => [value, id]));
    result.set(key, { id: option.id, title: option.title, valueIds });
    texts.push({ reference: "product_option", id: option.id, texts: { title: optionTitles[key] } });
    for (const [ru, id] of valueIds) {
      const value = values.get(key)?.get(ru);
      if (value) texts.push({ reference: "product_option_value", id, texts: { value } });
    }
  }
  await storeTranslations(container, texts);
  return result;
}
