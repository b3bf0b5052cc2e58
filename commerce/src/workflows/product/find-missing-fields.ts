import type { CategoryAttribute } from "@bezak/contract/seller-products.ts";
import type { Sum } from "@bezak/contract/money.ts";
import type { AttributeValues } from "./attribute-values.ts";

/** The fields that a published product needs. */
export interface Publishable {
  /** in ru */
  description: string;
  images: number;
  /** by path of the variant's fields (`variants.2.`, or nothing for the only one) */
  prices: { path: string; price: Sum | null }[];
  attributes: AttributeValues;
  definitions: readonly CategoryAttribute[];
  /** its own or its category's */
  hasFiscalCodes: boolean;
}

/** Paths of the fields that are missing for publication, in the order of the form. */
export function findMissingFields(product: Publishable): string[] {
  const { description, images, prices, attributes, definitions, hasFiscalCodes } = product;
  const required = definitions.filter(({ key, required }) => required && attributes[key] === undefined);
  return [
    ...(description.trim() ? [] : ["description.ru"]),
    ...(images > 0 ? [] : ["images"]),
    ...required.map(({ key }) => `attributes.${key}`),
    ...(prices.length === 0 ? ["price"] : []),
    ...prices.filter(({ price }) => price === null).map(({ path }) => `${path}price`),
    ...(hasFiscalCodes ? [] : ["ikpu"]),
  ];
}
