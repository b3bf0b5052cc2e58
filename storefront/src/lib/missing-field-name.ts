import type { CategoryAttribute } from "@bezak/contract/seller-products.ts";
import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import type { Texts } from "../i18n/texts.ts";

/** Fields with a message of their own. */
const named = ["categoryId", "images", "price", "oldPrice", "stock", "sku", "variants", "ikpu"] as const;

interface NameContext {
  /** of the product's category */
  attributes: readonly CategoryAttribute[];
  t: Texts;
  text: (name: LocalizedText) => string;
}

/**
 * Name of a field that a product lacks for publication, by its path. Several paths may have one name, such as the prices of
 * variants. Needs the message part `seller-products`.
 */
export function missingFieldName(path: string, { attributes, t, text }: NameContext): string {
  const key = path.startsWith("attributes.") ? path.slice("attributes.".length) : null;
  const attribute = attributes.find((one) => one.key === key);
  if (attribute) return text(attribute.name);
  if (path.startsWith("name")) return t("sellerProducts.name");
  if (path.startsWith("description")) return t("sellerProducts.description");
  // the server names options and variants by index, the form by key
  if (/^options?[ .]/.test(path)) return t("sellerProducts.sections.options");
  if (/^variants?[ .]/.test(path)) return t("sellerProducts.missing.variantNumbers");
  const known = named.find((one) => one === path);
  return known ? t(`sellerProducts.missing.${known}`) : t("sellerProducts.missing.other");
}
