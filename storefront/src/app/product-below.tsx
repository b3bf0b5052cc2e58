import type { Product } from "@bezak/contract/catalog.ts";
import { useQuery } from "@tanstack/react-query";
import { similarProductsQuery } from "../features/catalog/catalog-api.ts";
import { QueriedRow } from "../features/catalog/queried-row.tsx";
import { RecentProducts } from "../features/recent/recent-products.tsx";
import { useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "../lib/api-context.ts";
import { renderCardAction } from "./card-action.tsx";
import { ProductReviews } from "./product-reviews.tsx";
import { similarLength } from "./row-lengths.ts";

/** Similar and recently viewed products. */
export default function ProductBelow({ product }: { product: Product }) {
  const t = useTexts();
  const similar = useQuery({
    ...similarProductsQuery(useApi(), product.category.id, similarLength),
    select: (products) => products.filter((other) => other.id !== product.id).slice(0, similarLength - 1),
  });
  return (
    <>
      <ProductReviews key={product.id} product={product} />
      <QueriedRow title={t("product.similar")} result={similar} renderAction={renderCardAction} />
      <RecentProducts waits title={t("product.recent")} current={product} />
    </>
  );
}
