import type { CategoryAttribute } from "@bezak/contract/seller-products.ts";
import {
  showAttributes,
  whole,
  type AttributeValues,
  type ShownAttribute,
} from "../product/attribute-values.ts";

export interface ReshowInput {
  /** what the product shows now */
  shown: readonly ShownAttribute[];
  values: AttributeValues;
  /** definitions from which it was made */
  former: readonly CategoryAttribute[];
  definitions: readonly CategoryAttribute[];
}

/**
 * What a product shows after its category's attributes have changed. Translations of texts, and attributes that neither
 * list defines, remain. A repeat changes nothing.
 */
export function reshowAttributes({ shown, values, former, definitions }: ReshowInput): ShownAttribute[] {
  const named = (list: readonly CategoryAttribute[], { name }: ShownAttribute) =>
    list.find((one) => one.name.ru === name.ru);
  const renamed = shown.map((one) => {
    const key = named(former, one)?.key;
    const now = definitions.find((definition) => definition.key === key);
    return now ? { ...one, name: whole(now.name) } : one;
  });
  const others = shown.filter((one) => !named(former, one) && !named(definitions, one));
  return [...showAttributes(definitions, values, renamed), ...others];
}
