import { Button, EmptyState, TextLink } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Store } from "lucide-react";
import { Navigate, useLocation, useParams } from "react-router";
import { administeredShopQuery } from "../../features/shop-admin/shop-admin-api.ts";
import { ShopOverview } from "../../features/shop-admin/shop-overview.tsx";
import { ShopSkeleton } from "../../features/shop-admin/shop-skeleton.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { Link } from "../../lib/link.tsx";
import { renderMissing } from "../../lib/list-state.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

export default function ShopPage() {
  const t = useTexts();
  const paths = usePanelPaths();
  const { id = "" } = useParams();
  const { search } = useLocation();
  const query = useQuery({ ...administeredShopQuery(useApi(), id), enabled: id !== "" && search === "" });
  const { data: shop, error } = query;
  // the shop's money was at this address, and stored links to a part of it still are
  if (search !== "") return <Navigate replace to={paths.shopMoney(id) + search} />;
  const title = shop?.name ?? t("shopAdmin.shop");
  return (
    <div className={styles.page}>
      <PageHead
        title={`${title} · ${t("shopAdmin.title")}`}
        description={t("shopAdmin.title")}
        index={false}
      />
      <p>
        <TextLink asChild variant="standalone">
          <Link to={paths.shops()}>{t("shopAdmin.one.back")}</Link>
        </TextLink>
      </p>
      {hasStatus(error, 404) ? (
        <EmptyState
          headingLevel={1}
          icon={<Store aria-hidden />}
          title={t("shopAdmin.one.missing")}
          text={t("shopAdmin.one.missingText")}
          actions={
            <Button asChild variant="primary">
              <Link to={paths.shops()}>{t("shopAdmin.one.back")}</Link>
            </Button>
          }
        />
      ) : shop ? (
        <ShopOverview key={shop.id} shop={shop} />
      ) : (
        (renderMissing(query, 1) ?? (
          <>
            <h1>{title}</h1>
            <ShopSkeleton />
          </>
        ))
      )}
    </div>
  );
}
