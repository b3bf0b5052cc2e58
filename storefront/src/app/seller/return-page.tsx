import { Button, EmptyState } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, SearchX } from "lucide-react";
import { useParams } from "react-router";
import { ParcelSkeleton } from "../../features/parcels/parcel-skeleton.tsx";
import { ReturnView } from "../../features/parcels/return-view.tsx";
import { shopReturnQuery } from "../../features/parcels/parcels-api.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { Link } from "../../lib/link.tsx";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PanelHead } from "./panel-head.tsx";
import styles from "./products-page.module.css";

export default function ReturnPage() {
  const t = useTexts();
  const { id = "" } = useParams();
  const path = usePanelPaths().returns();
  const { data: item, error, refetch, fetchStatus } = useQuery(shopReturnQuery(useApi(), id));
  const title = item ? t("returns.one", { number: item.parcel.number }) : t("sellerReturns.title");
  return (
    <div className={styles.page}>
      <PanelHead title={title} />
      <div className={styles.back}>
        <Button asChild size="small" variant="ghost" icon={<ArrowLeft aria-hidden />}>
          <Link to={path}>{t("sellerReturns.title")}</Link>
        </Button>
      </div>
      {item ? (
        <ReturnView item={item} />
      ) : hasStatus(error, 404) ? (
        <EmptyState
          headingLevel={1}
          icon={<SearchX aria-hidden />}
          title={t("sellerReturns.notFound")}
          text={t("sellerReturns.notFoundText")}
          actions={
            <Button asChild variant="primary">
              <Link to={path}>{t("sellerReturns.showAll")}</Link>
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
