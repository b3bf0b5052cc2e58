import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { citiesQuery } from "../../features/checkout/cities-query.ts";
import { OrderList } from "../../features/parcels/admin/order-list.tsx";
import { parseOrdersChoice } from "../../features/parcels/admin/orders-address.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

export default function OrdersPage() {
  const t = useTexts();
  const text = useLocalized();
  const { data: cities = [] } = useQuery(citiesQuery(useApi()));
  const title = t("orderAdmin.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <h1>{title}</h1>
      <OrderList
        choice={parseOrdersChoice(new URLSearchParams(useLocation().search))}
        cities={cities.map(({ slug, name }) => ({ slug, name: text(name) }))}
      />
    </div>
  );
}
