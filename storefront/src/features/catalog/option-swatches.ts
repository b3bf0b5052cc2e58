import type { LocalizedText, Picture } from "@bezak/contract/shared-schemas.ts";
import type { Product } from "@bezak/contract/catalog.ts";
import { toChoice, variantAfter, findVariant, type OptionChoice } from "./variant-choice.ts";

type Option = Product["options"][number];

interface OptionValue {
  value: LocalizedText;
  /** picture of the product with this value, if the pictures of all values differ */
  picture: Picture["url"] | null;
  /** out of stock together with the other choices */
  unavailable: boolean;
  /** no variant has this value */
  impossible: boolean;
}

export function optionValues(product: Product, option: Option, choice: OptionChoice): OptionValue[] {
  const name = option.name.ru;
  const pictures = option.values.map(({ ru }) => pictureWith(product, { ...choice, [name]: ru }, name));
  const telling = new Set(pictures.filter((url) => url !== null)).size === option.values.length;
  return option.values.map((value, index) => {
    const exact = findVariant(product, { ...choice, [name]: value.ru });
    return {
      value,
      picture: telling && option.values.length > 1 ? (pictures[index] ?? null) : null,
      unavailable: !exact || exact.stock <= 0,
      impossible: !variantAfter(product, choice, name, value.ru),
    };
  });
}

function pictureWith(product: Product, choice: OptionChoice, name: string): string | null {
  const like = findVariant(product, choice);
  const any = product.variants.find((variant) => variant.image && toChoice(variant)[name] === choice[name]);
  return like?.image ?? any?.image ?? null;
}
