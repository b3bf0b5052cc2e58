import { Button, EmptyState, TextLink } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useParams } from "react-router";
import { citiesQuery } from "../../features/checkout/cities-query.ts";
import { findCity } from "../../features/checkout/find-city.ts";
import { administeredOrderQuery } from "../../features/parcels/admin/order-admin-api.ts";
import { OrderSkeleton } from "../../features/parcels/admin/order-skeleton.tsx";
import { OrderView } from "../../features/parcels/admin/order-view.tsx";
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

export default function OrderPage() {
  const t = useTexts();
  const text = useLocalized();
  const api = useApi();
  const list = usePanelPaths().administeredOrders();
  const { id = "" } = useParams();
  const query = useQuery(administeredOrderQuery(api, id));
  const { data: parcel, error } = query;
  const { data: cities } = useQuery(citiesQuery(api));
  const city = parcel && findCity(cities, parcel.delivery.city);
  const title = t("parcels.one", { number: parcel?.number ?? id });
  return (
    <div className={styles.page}>
      <PageHead
        title={`${title} · ${t("orderAdmin.title")}`}
        description={t("orderAdmin.title")}
        index={false}
      />
      <p>
        <TextLink asChild variant="standalone">
          <Link to={list}>{t("orderAdmin.back")}</Link>
        </TextLink>
      </p>
      {parcel ? <OpenedPage key={id} page="order" id={id} /> : null}
      {hasStatus(error, 404) ? (
        <EmptyState
          headingLevel={1}
          icon={<SearchX aria-hidden />}
          title={t("parcels.notFound")}
          text={t("orderAdmin.missingText")}
          actions={
            <Button asChild variant="primary">
              <Link to={list}>{t("orderAdmin.back")}</Link>
            </Button>
          }
        />
      ) : parcel ? (
        <OrderView key={parcel.id} parcel={parcel} city={city ? text(city.name) : parcel.delivery.city} />
      ) : (
        (renderMissing(query, 1) ?? (
          <>
            <h1>{title}</h1>
            <OrderSkeleton />
          </>
        ))
      )}
    </div>
  );
}
