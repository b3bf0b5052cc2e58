import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import { pictureSize } from "@bezak/contract/pictures.ts";
import { generateEntityId } from "@medusajs/framework/utils";
import type { PictureMetadata } from "../../search/product-record.ts";
import { showAttributes } from "./attribute-values.ts";
import type { ValidatedProduct, ValidationContext } from "./validate-product.ts";
import type { ReadVariant } from "./read-variants.ts";
import type { StoredMetadata } from "./stored-product.ts";
import type { ProductInput } from "./product-input.ts";

/** The texts of one row in another language. */
export interface TranslationRow {
  id: string;
  reference: "product" | "product_variant" | "product_option" | "product_option_value";
  reference_id: string;
  locale_code: "uz" | "en";
  translations: Record<string, string>;
}

export interface VariantRow extends Omit<ReadVariant, "id"> {
  id: string;
  isNew: boolean;
  rank: number;
  title: string;
}

/** All rows of a product, ready to be stored. */
export interface ProductRows {
  title: string;
  description: string;
  metadata: StoredMetadata;
  images: { id: string; url: string; rank: number; metadata: PictureMetadata }[];
  options: { id: string; link_id: string; title: string; rank: number }[];
  values: {
    id: string;
    link_id: string;
    option_id: string;
    option_link_id: string;
    value: string;
    rank: number;
  }[];
  variants: VariantRow[];
  chosen: { variant_id: string; option_value_id: string }[];
  translations: TranslationRow[];
}

const standard: LocalizedText = { ru: "Стандартный", uz: "Standart", en: "Standard" };

const id = (prefix: string) => generateEntityId("", prefix);

export const toText = (text: string | LocalizedText): LocalizedText =>
  typeof text === "string" ? { ru: text } : text;

/** Options and pictures always get new rows. */
export function productRows(
  productId: string,
  product: ProductInput,
  validated: ValidatedProduct,
  around: ValidationContext,
): ProductRows {
  const name = toText(product.name);
  const description = product.description ?? { ru: "" };
  const translations = [...translate("product", productId, { title: name, description })];
  const options = product.options.map((option, rank) => {
    const optionId = id("opt");
    translations.push(...translate("product_option", optionId, { title: option.name }));
    return { id: optionId, link_id: id("prodopt"), title: option.name.ru.trim(), rank };
  });
  const values = product.options.map((option, at) =>
    option.values.map((value, rank) => {
      const valueId = id("optval");
      translations.push(...translate("product_option_value", valueId, { value }));
      const { id: option_id = "", link_id: option_link_id = "" } = options[at] ?? {};
      return {
        id: valueId,
        link_id: id("prodoptval"),
        option_id,
        option_link_id,
        value: value.ru.trim(),
        rank,
      };
    }),
  );
  const variants = validated.variants.map((variant, rank) => {
    const title = getTitle(product, variant);
    const row = { ...variant, id: variant.id ?? id("variant"), isNew: !variant.id, rank, title: title.ru };
    translations.push(...translate("product_variant", row.id, { title }));
    return row;
  });
  const chosen = variants.flatMap((variant) =>
    variant.values.flatMap((place, at) => {
      const value = values[at]?.[place];
      return value ? [{ variant_id: variant.id, option_value_id: value.id }] : [];
    }),
  );
  return {
    title: name.ru.trim(),
    description: description.ru.trim(),
    options,
    values: values.flat(),
    variants,
    chosen,
    translations,
    images: imageRows(product, around),
    metadata: getMetadata(product, validated, around),
  };
}

/** Built from the option values; the only variant of a product without options has the standard title. */
function getTitle({ options }: ProductInput, { values }: ReadVariant): LocalizedText {
  const texts = options.flatMap((option, at) => option.values[values[at] ?? -1] ?? []);
  if (texts.length === 0) return standard;
  const join = (language: keyof LocalizedText) =>
    texts.map((text) => text[language]?.trim() || text.ru.trim()).join(", ");
  return { ru: join("ru"), uz: join("uz"), en: join("en") };
}

function getMetadata(
  product: ProductInput,
  validated: ValidatedProduct,
  around: ValidationContext,
): StoredMetadata {
  const { category, stored, moderation } = around;
  return {
    brand: product.brand?.trim() || null,
    // each variant has its own
    old_price: null,
    attributes: showAttributes(
      category?.attributes ?? [],
      validated.attributes,
      stored?.metadata?.attributes ?? [],
    ),
    attribute_values: validated.attributes,
    version: (stored?.metadata?.version ?? (stored ? 1 : 0)) + 1,
    ...(moderation && { hidden_reason: moderation.hiddenReason }),
  };
}

/** Metadata of a stored picture is kept; the size of a new one is part of its URL. */
function imageRows({ images }: ProductInput, { stored, ownFiles }: ValidationContext): ProductRows["images"] {
  return images.map((url, rank) => {
    const before = stored?.images.find((image) => image.url === url)?.metadata;
    const thumbhash = ownFiles.find((file) => file.url === url)?.thumbhash ?? "";
    const metadata = before ?? { ...(pictureSize(url) ?? {}), ...(thumbhash && { thumbhash }) };
    return { id: id("img"), url, rank, metadata };
  });
}

/** Translations, where the text exists in other languages. */
function translate(
  reference: TranslationRow["reference"],
  referenceId: string,
  texts: Record<string, LocalizedText>,
): TranslationRow[] {
  return (["uz", "en"] as const).flatMap((language) => {
    const translations = Object.fromEntries(
      Object.entries(texts).flatMap(([field, text]) => {
        const written = text[language]?.trim();
        return written ? [[field, written]] : [];
      }),
    );
    if (Object.keys(translations).length === 0) return [];
    return { id: id("trans"), reference, reference_id: referenceId, locale_code: language, translations };
  });
}
