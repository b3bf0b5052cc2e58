import type { Product, ProductVariant } from "@bezak/contract/catalog.ts";
import { RadioGroup } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { optionValues } from "./option-swatches.ts";
import { toChoice, variantAfter } from "./variant-choice.ts";

export interface ProductOptionsProps {
  product: Product;
  chosen: ProductVariant;
  onChoose: (variant: ProductVariant) => void;
}

/** Options such as colour and size as swatches; hidden when there is only one variant. */
export function ProductOptions({ product, chosen, onChoose }: ProductOptionsProps) {
  const t = useTexts();
  const text = useLocalized();
  if (product.variants.length < 2) return null;
  const choice = toChoice(chosen);
  return product.options.map((option) => (
    <RadioGroup
      key={option.name.ru}
      variant="swatches"
      label={text(option.name)}
      unavailableLabel={t("product.unavailable")}
      value={choice[option.name.ru] ?? ""}
      onValueChange={(value) => {
        const next = variantAfter(product, choice, option.name.ru, value);
        if (next) onChoose(next);
      }}
      options={optionValues(product, option, choice).map(({ value, picture, unavailable, impossible }) => ({
        value: value.ru,
        label: text(value),
        unavailable,
        disabled: impossible,
        ...(picture ? { picture: <ThumbPicture url={picture} /> } : {}),
      }))}
    />
  ));
}
