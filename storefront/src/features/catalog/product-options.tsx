import type { Product, ProductVariant } from "@bezak/contract/catalog.ts";
import { RadioGroup } from "@bezak/ui-kit";
import { useLocalized } from "../../lib/use-localized.ts";
import { choiceOf, variantAfter } from "./variant-choice.ts";

export interface ProductOptionsProps {
  product: Product;
  chosen: ProductVariant;
  onChoose: (variant: ProductVariant) => void;
}

/** Colour, size and the like; nothing when there is only one of the product. */
export function ProductOptions({ product, chosen, onChoose }: ProductOptionsProps) {
  const text = useLocalized();
  if (product.variants.length < 2) return null;
  const choice = choiceOf(chosen);
  return product.options.map(({ name, values }) => (
    <RadioGroup
      key={name.ru}
      layout="tiles"
      label={text(name)}
      value={choice[name.ru] ?? ""}
      onValueChange={(value) => {
        const next = variantAfter(product, choice, name.ru, value);
        if (next) onChoose(next);
      }}
      options={values.map((value) => ({
        value: value.ru,
        label: text(value),
        disabled: !variantAfter(product, choice, name.ru, value.ru),
      }))}
    />
  ));
}
