import { Button, EmptyState, TextLink } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useParams } from "react-router";
import { administeredProductQuery } from "../../features/product-admin/product-admin-api.ts";
import { ProductSkeleton } from "../../features/product-admin/product-skeleton.tsx";
import { ProductView } from "../../features/product-admin/product-view.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { Link } from "../../lib/link.tsx";
import { renderMissing } from "../../lib/list-state.tsx";
import { OpenedPage } from "../../lib/opened-by/opened-page.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

export default function ProductPage() {
  const t = useTexts();
  const text = useLocalized();
  const list = usePanelPaths().administeredProducts();
  const { id = "" } = useParams();
  const product = useQuery(administeredProductQuery(useApi(), id));
  const title = text(product.data?.name) || t("sellerProducts.editTitle");
  return (
    <div className={styles.page}>
      <PageHead
        title={`${title} · ${t("productAdmin.title")} · ${t("shop.name")}`}
        description={title}
        index={false}
      />
      <p>
        <TextLink asChild variant="standalone">
          <Link to={list}>{t("sellerProducts.toList")}</Link>
        </TextLink>
      </p>
      {product.data ? <OpenedPage key={id} page="product" id={id} /> : null}
      {hasStatus(product.error, 404) ? (
        <EmptyState
          headingLevel={1}
          icon={<SearchX aria-hidden />}
          title={t("sellerProducts.gone")}
          text={t("productAdmin.goneText")}
          actions={
            <Button asChild variant="primary">
              <Link to={list}>{t("sellerProducts.toList")}</Link>
            </Button>
          }
        />
      ) : product.data ? (
        <ProductView key={id} product={product.data} />
      ) : (
        (renderMissing(product, 1) ?? (
          <>
            <h1>{t("sellerProducts.editTitle")}</h1>
            <ProductSkeleton />
          </>
        ))
      )}
    </div>
  );
}
