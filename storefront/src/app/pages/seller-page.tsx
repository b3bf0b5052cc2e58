import { Breadcrumbs, Button, EmptyState } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router";
import { listStateQuery, parseListState } from "../../features/catalog/list-state.ts";
import { ProductListing } from "../../features/catalog/product-listing.tsx";
import { citiesQuery } from "../../features/checkout/cities-query.ts";
import { sellerQuery } from "../../features/content/content-api.ts";
import { SellerHead } from "../../features/content/seller-head.tsx";
import { SellerPromises } from "../../features/content/seller-promises.tsx";
import HolidayNotice from "../../features/content/holiday-notice.tsx";
import { SellerSkeleton } from "../../features/content/seller-skeleton.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { lazyIsland } from "../../lib/lazy-island.tsx";
import { Link } from "../../lib/link.tsx";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { renderLink } from "../../lib/render-link.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { renderCardAction } from "../card-action.tsx";
import { useHeadSink } from "../head-context.ts";
import { crumbsData, toGraph } from "../json-ld.ts";
import { PageHead } from "../page-head.tsx";
import { pagedTitle } from "../paged-title.ts";
import styles from "./page.module.css";

const NotFound = lazyIsland(
  "src/app/not-found.tsx",
  import.meta.env.SSR ? await import("../not-found.tsx") : () => import("../not-found.tsx"),
);

const SellerReviews = lazyIsland(
  "src/app/seller-reviews.tsx",
  import.meta.env.SSR ? await import("../seller-reviews.tsx") : () => import("../seller-reviews.tsx"),
);

/** The public page of a shop with all its products. */
export default function SellerPage() {
  const t = useTexts();
  const paths = usePaths();
  const { origin } = useHeadSink();
  const { sellerId = "" } = useParams();
  const state = { ...parseListState(new URLSearchParams(useLocation().search)), seller: undefined };
  const api = useApi();
  const text = useLocalized();
  const { data: seller, error, refetch, fetchStatus } = useQuery(sellerQuery(api, sellerId));
  const { data: cities } = useQuery({ ...citiesQuery(api), enabled: Boolean(seller?.deliveryZones) });
  if (hasStatus(error, 404)) return <NotFound title={t("store.notFound")} text={t("store.notFoundText")} />;
  if (!seller) {
    const offline = fetchStatus === "paused" ? <OfflineState headingLevel={1} /> : <SellerSkeleton />;
    return (
      <div className={styles.page}>
        <PageHead title={t("shop.name")} description={t("shop.name")} index={false} />
        {error ? <LoadFailure headingLevel={1} error={error} onRetry={() => void refetch()} /> : offline}
      </div>
    );
  }
  const { id, name } = seller;
  const cityName = (slug: string) => text(cities?.find((city) => city.slug === slug)?.name) || slug;
  const breadcrumbs = [
    { label: t("nav.home"), to: paths.home() },
    { label: t("nav.catalog"), to: paths.catalog() },
    { label: name, to: paths.seller(seller.slug) },
  ];
  return (
    <div className={styles.page}>
      <PageHead
        title={pagedTitle(t, t("store.title", { name }), state.page)}
        description={t("store.description", { name })}
        image={seller.logo ?? undefined}
        canonical={paths.seller(seller.slug)}
        data={import.meta.env.SSR ? toGraph(crumbsData(origin, breadcrumbs)) : undefined}
      />
      <Breadcrumbs
        label={t("common.breadcrumbs")}
        renderLink={renderLink}
        items={[...breadcrumbs.slice(0, -1), { label: name }]}
      />
      <SellerHead seller={seller} />
      {seller.holidayUntil ? <HolidayNotice until={seller.holidayUntil} /> : null}
      <SellerPromises seller={seller} cityName={cityName} />
      <h2>{t("store.all")}</h2>
      <ProductListing
        source={{ kind: "seller", id }}
        state={state}
        toAddress={(next) => `${paths.seller(sellerId)}${listStateQuery(next)}`}
        renderAction={renderCardAction}
        empty={
          <EmptyState
            headingLevel={3}
            title={t("store.empty")}
            text={t("store.emptyText")}
            actions={
              <Button asChild variant="primary">
                <Link to={paths.catalog()}>{t("common.toCatalog")}</Link>
              </Button>
            }
          />
        }
      />
      <SellerReviews sellerId={id} />
    </div>
  );
}
