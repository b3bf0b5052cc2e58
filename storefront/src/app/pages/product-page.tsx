import { Breadcrumbs } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { AddToCart } from "../../features/cart/add-to-cart.tsx";
import { productQuery, similarProductsQuery } from "../../features/catalog/catalog-api.ts";
import { ProductRow } from "../../features/catalog/product-row.tsx";
import { ProductSkeleton } from "../../features/catalog/product-skeleton.tsx";
import { ProductView } from "../../features/catalog/product-view.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { renderLink } from "../../lib/render-link.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { renderCardAction } from "../card-action.tsx";
import { NotFound } from "../not-found.tsx";
import { PageHead } from "../page-head.tsx";
import { similarLength } from "../row-lengths.ts";
import styles from "./page.module.css";

export default function ProductPage() {
  const t = useTexts();
  const text = useLocalized();
  const sum = useSum();
  const paths = usePaths();
  const api = useApi();
  const { id = "" } = useParams();
  const { data: product, error, refetch } = useQuery(productQuery(api, id));
  const categoryId = product?.category.id ?? "";
  const similar = useQuery({
    ...similarProductsQuery(api, categoryId, similarLength),
    enabled: categoryId !== "",
    select: (goods) => goods.filter((other) => other.id !== product?.id).slice(0, similarLength - 1),
  });
  if (hasStatus(error, 404))
    return <NotFound title={t("product.notFound")} text={t("product.notFoundText")} />;
  if (!product) {
    return (
      <>
        <PageHead title={t("shop.name")} description={t("catalog.description")} index={false} />
        {error ? (
          <LoadFailure headingLevel={1} error={error} onRetry={() => void refetch()} />
        ) : (
          <ProductSkeleton />
        )}
      </>
    );
  }
  const name = text(product.name) || t("common.untitled");
  return (
    <div className={styles.sections}>
      <PageHead
        title={`${name} · ${t("shop.name")}`}
        description={t("product.descriptionMeta", { name, sum: sum(product.price) })}
      />
      <div className={styles.page}>
        <Breadcrumbs
          label={t("product.breadcrumbs")}
          renderLink={renderLink}
          items={[
            { label: t("nav.home"), to: paths.home() },
            { label: t("nav.catalog"), to: paths.catalog() },
            { label: text(product.category.name), to: paths.category(product.category.slug) },
            { label: name },
          ]}
        />
        <ProductView
          key={product.id}
          product={product}
          renderBuy={(variant) => (
            <AddToCart
              size="large"
              stock={variant?.stock}
              line={{
                id: product.id,
                name,
                price: variant?.price ?? product.price,
                image: variant?.image ?? product.images[0]?.url ?? product.image,
                ...(variant ? { variantId: variant.id } : {}),
              }}
            />
          )}
        />
      </div>
      <ProductRow
        title={t("product.similar")}
        result={similar}
        count={similarLength - 1}
        renderAction={renderCardAction}
      />
    </div>
  );
}
