import type { Product, ProductVariant } from "@bezak/contract/catalog.ts";

/** Chosen value by option; the key is the option's Russian name, which always exists. */
export type OptionChoice = Readonly<Record<string, string>>;

export function toChoice(variant: ProductVariant): OptionChoice {
  return Object.fromEntries(variant.options.map(({ name, value }) => [name.ru, value.ru]));
}

/** The initial variant: that of the card if it is in stock, else the first in stock, else the first. */
export function firstVariant(product: Product): ProductVariant | undefined {
  const { variants, variantId } = product;
  const usual = variants.find(({ id, stock }) => id === variantId && stock > 0);
  return usual ?? variants.find(({ stock }) => stock > 0) ?? variants[0];
}

/** The variant with exactly these values. */
export function findVariant(product: Product, choice: OptionChoice): ProductVariant | undefined {
  return product.variants.find((variant) =>
    Object.entries(toChoice(variant)).every(([name, value]) => choice[name] === value),
  );
}

/** The variant after one option was changed: with the other choices if it exists, else any with the new value. */
export function variantAfter(
  product: Product,
  choice: OptionChoice,
  option: string,
  value: string,
): ProductVariant | undefined {
  const wanted = { ...choice, [option]: value };
  return findVariant(product, wanted) ?? product.variants.find((one) => toChoice(one)[option] === value);
}
