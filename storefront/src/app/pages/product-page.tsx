import { Breadcrumbs, type BreadcrumbsProps } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router-dom";
import { AddToCart } from "../../features/cart/add-to-cart.tsx";
import { productQuery } from "../../features/catalog/catalog-api.ts";
import { ProductSkeleton } from "../../features/catalog/product-skeleton.tsx";
import { ProductView } from "../../features/catalog/product-view.tsx";
import { SellerPanel } from "../../features/content/seller-panel.tsx";
import { RecentGoods } from "../../features/recent/recent-goods.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { laterPart } from "../../lib/later-part.tsx";
import { renderLink } from "../../lib/render-link.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { useHeadSink } from "../head-context.ts";
import { PageHead } from "../page-head.tsx";
import { productData } from "../product-json-ld.ts";
import styles from "./page.module.css";

const NotFound = laterPart(
  "src/app/not-found.tsx",
  import.meta.env.SSR ? await import("../not-found.tsx") : () => import("../not-found.tsx"),
);

const ProductBelow = laterPart(
  "src/app/product-below.tsx",
  import.meta.env.SSR ? await import("../product-below.tsx") : () => import("../product-below.tsx"),
);

export default function ProductPage() {
  const t = useTexts();
  const text = useLocalized();
  const sum = useSum();
  const paths = usePaths();
  const api = useApi();
  const { id = "" } = useParams();
  const { pathname } = useLocation();
  const { origin } = useHeadSink();
  const { data: product, error, refetch } = useQuery(productQuery(api, id));
  if (hasStatus(error, 404)) {
    return (
      <div className={styles.sections}>
        <NotFound title={t("product.notFound")} text={t("product.notFoundText")} />
        <RecentGoods title={t("product.recent")} gone={id} />
      </div>
    );
  }
  const way = [
    { label: t("nav.home"), to: paths.home() },
    { label: t("nav.catalog"), to: paths.catalog() },
  ];
  const crumbs = (items: BreadcrumbsProps["items"]) => (
    <Breadcrumbs label={t("common.breadcrumbs")} renderLink={renderLink} items={items} />
  );
  if (!product) {
    return (
      <div className={styles.page}>
        {error ? null : crumbs(way)}
        <PageHead title={t("shop.name")} description={t("shop.name")} index={false} />
        {error ? (
          <LoadFailure headingLevel={1} error={error} onRetry={() => void refetch()} />
        ) : (
          <ProductSkeleton />
        )}
      </div>
    );
  }
  const name = text(product.name) || t("common.untitled");
  const path = [...way, { label: text(product.category.name), to: paths.category(product.category.slug) }];
  return (
    <div className={styles.page}>
      <PageHead
        title={`${name} · ${t("shop.name")}`}
        description={t("product.descriptionMeta", { name, sum: sum(product.price) })}
        image={product.images[0]?.url ?? product.image ?? undefined}
        data={import.meta.env.SSR ? productData(product, { text, origin, pathname, path }) : undefined}
      />
      {crumbs([...path, { label: name }])}
      <ProductView
        key={product.id}
        product={product}
        seller={<SellerPanel seller={product.seller} />}
        renderBuy={(variant) => (
          <AddToCart
            look="main"
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
      >
        <ProductBelow product={product} />
      </ProductView>
    </div>
  );
}
