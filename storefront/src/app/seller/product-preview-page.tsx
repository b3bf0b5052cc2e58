import { Alert, Button } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ProductSkeleton } from "../../features/catalog/product-skeleton.tsx";
import { ProductView } from "../../features/catalog/product-view.tsx";
import { previewQuery } from "../../features/seller-products/seller-products-api.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { Link } from "../../lib/link.tsx";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PanelHead } from "./panel-head.tsx";
import { NoSuchProduct } from "./product-edit-page.tsx";
import styles from "./products-page.module.css";

/** A product, even a draft, as buyers will see it. Nothing can be bought here. */
export default function ProductPreviewPage() {
  const t = useTexts();
  const paths = usePanelPaths();
  const { id = "" } = useParams();
  const { data: product, error, refetch, fetchStatus } = useQuery(previewQuery(useApi(), id));
  if (hasStatus(error, 404, 410)) return <NoSuchProduct />;
  return (
    <div className={`${styles.page} ${styles.preview}`}>
      <PanelHead title={t("sellerProducts.preview")} />
      <Alert
        tone="info"
        title={t("sellerProducts.previewTitle")}
        className={styles.previewBar}
        actions={
          <Button asChild size="small">
            <Link to={paths.product(id)}>{t("sellerProducts.backToForm")}</Link>
          </Button>
        }
      >
        {t("sellerProducts.previewText")}
      </Alert>
      {product ? (
        <ProductView
          product={product}
          marks={null}
          seller={null}
          renderBuy={() => (
            <Button variant="primary" size="large" wide disabled>
              {t("product.addToCart")}
            </Button>
          )}
        />
      ) : error ? (
        <LoadFailure headingLevel={1} error={error} onRetry={() => void refetch()} />
      ) : fetchStatus === "paused" ? (
        <OfflineState headingLevel={1} />
      ) : (
        <ProductSkeleton />
      )}
    </div>
  );
}
