import { mayEnter } from "@bezak/contract/seller-roles.ts";
import { Button, EmptyState } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, SearchX } from "lucide-react";
import { useParams } from "react-router";
import { ParcelSkeleton } from "../../features/parcels/parcel-skeleton.tsx";
import { ParcelView } from "../../features/parcels/parcel-view.tsx";
import { parcelQuery } from "../../features/parcels/parcels-api.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { Link } from "../../lib/link.tsx";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PanelHead } from "./panel-head.tsx";
import styles from "./products-page.module.css";
import { useCityNames } from "./use-city-names.ts";
import { useOwnShop } from "./use-own-shop.ts";

export default function OrderPage() {
  const t = useTexts();
  const { id = "" } = useParams();
  const path = usePanelPaths().orders();
  const cityName = useCityNames();
  const { data: shop } = useOwnShop();
  const { data: parcel, error, refetch, fetchStatus } = useQuery(parcelQuery(useApi(), id));
  const title = t("parcels.one", { number: parcel?.number ?? id });
  return (
    <div className={styles.page}>
      <PanelHead title={title} />
      <div className={styles.back}>
        <Button asChild size="small" variant="ghost" icon={<ArrowLeft aria-hidden />}>
          <Link to={path}>{t("parcels.title")}</Link>
        </Button>
      </div>
      {parcel ? (
        <ParcelView
          parcel={parcel}
          cityName={cityName}
          mayReturn={shop !== undefined && mayEnter(shop.role, "returns")}
        />
      ) : hasStatus(error, 404) ? (
        <EmptyState
          headingLevel={1}
          icon={<SearchX aria-hidden />}
          title={t("parcels.notFound")}
          text={t("parcels.notFoundText")}
          actions={
            <Button asChild variant="primary">
              <Link to={path}>{t("parcels.showAll")}</Link>
            </Button>
          }
        />
      ) : error ? (
        <LoadFailure headingLevel={1} error={error} onRetry={() => void refetch()} />
      ) : fetchStatus === "paused" ? (
        <OfflineState headingLevel={1} />
      ) : (
        <ParcelSkeleton />
      )}
    </div>
  );
}
