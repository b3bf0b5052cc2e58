import { EmptyState, Skeleton, TextLink } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router";
import { administeredProductQuery } from "../../features/product-admin/product-admin-api.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { Link } from "../../lib/link.tsx";
import { renderMissing } from "../../lib/list-state.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";
import { ProductEditForm } from "./product-edit-form.tsx";

/** The form in which a shop writes its product, for an administrator. */
export default function ProductEditPage() {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePanelPaths();
  const { id = "" } = useParams();
  const product = useQuery({ ...administeredProductQuery(useApi(), id), refetchOnReconnect: false });
  // a newer stored version is opened only on request
  const [opened, setOpened] = useState(0);
  const name = text(product.data?.name) || t("common.untitled");
  return (
    <div className={styles.page}>
      <PageHead
        title={`${t("productAdmin.edit.title")} · ${t("shop.name")}`}
        description={t("productAdmin.edit.title")}
        index={false}
      />
      <p>
        <TextLink asChild variant="standalone">
          <Link to={paths.administeredProduct(id)}>{t("productAdmin.edit.back")}</Link>
        </TextLink>
      </p>
      {hasStatus(product.error, 404) ? (
        <EmptyState
          headingLevel={1}
          icon={<SearchX aria-hidden />}
          title={t("sellerProducts.gone")}
          text={t("productAdmin.goneText")}
        />
      ) : product.data ? (
        <>
          <h1>{name}</h1>
          <p>{t("productAdmin.edit.text")}</p>
          <ProductEditForm
            key={opened}
            product={product.data}
            onReload={(onThere) =>
              void product.refetch().then(({ error }) => {
                if (error) return;
                onThere();
                setOpened((count) => count + 1);
              })
            }
          />
        </>
      ) : (
        (renderMissing(product, 1) ?? (
          <div role="group" aria-busy aria-label={t("common.loading")} className={styles.page}>
            <h1>{t("productAdmin.edit.title")}</h1>
            <Skeleton shape="box" height="20rem" />
          </div>
        ))
      )}
    </div>
  );
}
