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
import { OpenedPage } from "../../lib/opened-by/opened-page.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { DetailPage } from "./detail-page.tsx";

export default function OrderPage() {
  const t = useTexts();
  const text = useLocalized();
  const api = useApi();
  const paths = usePanelPaths();
  const { id = "" } = useParams();
  const query = useQuery(administeredOrderQuery(api, id));
  const { data: cities } = useQuery(citiesQuery(api));
  const city = query.data && findCity(cities, query.data.delivery.city);
  const title = t("parcels.one", { number: query.data?.number ?? id });
  return (
    <DetailPage
      query={query}
      title={title}
      head={{ title: `${title} · ${t("orderAdmin.title")}`, description: t("orderAdmin.title") }}
      list={{ to: paths.administeredOrders(), name: t("orderAdmin.back") }}
      missing={{ icon: SearchX, title: t("parcels.notFound"), text: t("orderAdmin.missingText") }}
      skeleton={<OrderSkeleton />}
    >
      {(parcel) => (
        <>
          <OpenedPage key={id} page="order" id={id} />
          <OrderView key={parcel.id} parcel={parcel} city={city ? text(city.name) : parcel.delivery.city} />
        </>
      )}
    </DetailPage>
  );
}
