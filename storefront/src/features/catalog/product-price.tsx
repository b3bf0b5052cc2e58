import type { ProductCard } from "@bezak/contract/catalog.ts";
import { Price } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useSum } from "../../lib/use-sum.ts";

export interface ProductPriceProps {
  product: Pick<ProductCard, "price" | "oldPrice">;
  size?: "small" | "medium" | "large";
}

/** Current and earlier price of a product or a variant. */
export function ProductPrice({ product, size }: ProductPriceProps) {
  const t = useTexts();
  const sum = useSum();
  const { price, oldPrice } = product;
  if (oldPrice === null || oldPrice <= price) return <Price size={size} current={sum(price)} />;
  return (
    <Price
      size={size}
      current={sum(price)}
      currentLabel={t("product.price")}
      old={sum(oldPrice)}
      oldLabel={t("product.oldPrice")}
    />
  );
}
