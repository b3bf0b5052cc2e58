import { Breadcrumbs, type BreadcrumbsProps } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { tokenKey } from "../../features/auth/session-storage.ts";
import { AddToCart } from "../../features/cart/add-to-cart.tsx";
import { productQuery } from "../../features/catalog/catalog-api.ts";
import { ProductSkeleton } from "../../features/catalog/product-skeleton.tsx";
import { ProductView } from "../../features/catalog/product-view.tsx";
import { compareKey } from "../../features/compare/compare-key.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { lazyIsland } from "../../lib/lazy-island.tsx";
import { renderLink } from "../../lib/render-link.tsx";
import { openStorage, readText } from "../../lib/storage.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { useHeadSink } from "../head-context.ts";
import { PageHead } from "../page-head.tsx";
import { productData } from "../product-json-ld.ts";
import styles from "./page.module.css";

const marked = [tokenKey, compareKey];

const ProductMissing = lazyIsland(
  "src/app/product-missing.tsx",
  import.meta.env.SSR ? await import("../product-missing.tsx") : () => import("../product-missing.tsx"),
);

const ProductBelow = lazyIsland(
  "src/app/product-below.tsx",
  import.meta.env.SSR ? await import("../product-below.tsx") : () => import("../product-below.tsx"),
);

const SellerPanel = lazyIsland(
  "src/features/content/seller-panel.tsx",
  import.meta.env.SSR
    ? await import("../../features/content/seller-panel.tsx")
    : () => import("../../features/content/seller-panel.tsx"),
  { isStatic: () => true },
);

const ProductMarks = lazyIsland(
  "src/app/product-marks.tsx",
  import.meta.env.SSR ? await import("../product-marks.tsx") : () => import("../product-marks.tsx"),
  // without a session and a comparison no button is pressed, as the server rendered
  { isStatic: () => !marked.some((key) => readText(openStorage("localStorage"), key)) },
);

export default function ProductPage() {
  const t = useTexts();
  const text = useLocalized();
  const sum = useSum();
  const paths = usePaths();
  const api = useApi();
  const { id = "" } = useParams();
  const { origin } = useHeadSink();
  const { data: product, error, refetch } = useQuery(productQuery(api, id));
  if (hasStatus(error, 404, 410)) return <ProductMissing id={id} error={error} />;
  const breadcrumbs = [
    { label: t("nav.home"), to: paths.home() },
    { label: t("nav.catalog"), to: paths.catalog() },
  ];
  const crumbs = (items: BreadcrumbsProps["items"]) => (
    <Breadcrumbs label={t("common.breadcrumbs")} renderLink={renderLink} items={items} />
  );
  if (!product) {
    return (
      <div className={styles.page}>
        {error ? null : crumbs(breadcrumbs)}
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
  const path = [
    ...breadcrumbs,
    { label: text(product.category.name), to: paths.category(product.category.slug) },
  ];
  return (
    <div className={styles.page}>
      <PageHead
        title={`${name} · ${t("shop.name")}`}
        description={t("product.descriptionMeta", { name, sum: sum(product.price) })}
        image={product.images[0]?.url ?? product.image ?? undefined}
        kind="product"
        canonical={paths.product(product.slug)}
        data={
          import.meta.env.SSR
            ? productData(product, { text, origin, pathname: paths.product(product.slug), path })
            : undefined
        }
      />
      {crumbs([...path, { label: name }])}
      <ProductView
        key={product.id}
        product={product}
        marks={<ProductMarks product={product} />}
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
