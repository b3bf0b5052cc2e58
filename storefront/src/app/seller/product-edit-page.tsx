import { Button, EmptyState, Skeleton, useToast } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { PackageX } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router";
import { sellerProductQuery } from "../../features/seller-products/seller-products-api.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { Link } from "../../lib/link.tsx";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PanelHead } from "./panel-head.tsx";
import { ProductEditor } from "./product-editor.tsx";
import { ProductBreadcrumbs } from "./product-breadcrumbs.tsx";
import styles from "./products-page.module.css";

export default function ProductEditPage() {
  const t = useTexts();
  const { id = "" } = useParams();
  return (
    <div className={styles.page}>
      <PanelHead title={t("sellerProducts.editTitle")} />
      <Stored key={id} id={id} />
    </div>
  );
}

function Stored({ id }: { id: string }) {
  const t = useTexts();
  const text = useLocalized();
  const toast = useToast();
  const { data: product, error, refetch, fetchStatus } = useQuery(sellerProductQuery(useApi(), id));
  // a newer stored version is opened only on request; until then the form keeps the version that it started with
  const [opened, setOpened] = useState(0);
  if (hasStatus(error, 404, 410)) return <NoSuchProduct />;
  if (!product) {
    if (error) return <LoadFailure headingLevel={1} error={error} onRetry={() => void refetch()} />;
    return fetchStatus === "paused" ? <OfflineState headingLevel={1} /> : <EditorSkeleton />;
  }

  async function open(onThere: () => void) {
    const now = await refetch();
    if (now.error) return toast.show({ tone: "danger", text: describeError(now.error, t) });
    onThere();
    setOpened((count) => count + 1);
  }

  const name = text(product.name) || t("common.untitled");
  return (
    <>
      <ProductBreadcrumbs name={name} />
      <h1>{name}</h1>
      <ProductEditor key={opened} product={product} onReload={(onThere) => void open(onThere)} />
    </>
  );
}

function EditorSkeleton() {
  const t = useTexts();
  return (
    <div role="group" aria-busy aria-label={t("common.loading")} className={styles.page}>
      <h1>{t("sellerProducts.editTitle")}</h1>
      <Skeleton shape="box" height="20rem" />
      <Skeleton shape="box" height="14rem" />
    </div>
  );
}

/** Deleted, or a product of another shop. */
export function NoSuchProduct() {
  const t = useTexts();
  return (
    <EmptyState
      headingLevel={1}
      icon={<PackageX aria-hidden />}
      title={t("sellerProducts.gone")}
      text={t("sellerProducts.goneText")}
      actions={
        <Button asChild variant="primary">
          <Link to={usePanelPaths().products()}>{t("sellerProducts.toList")}</Link>
        </Button>
      }
    />
  );
}
