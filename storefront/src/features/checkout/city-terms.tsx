import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { citiesQuery } from "./cities-query.ts";
import styles from "./city-terms.module.css";

/** Delivery time in each city, as the checkout shows it; nothing until it is loaded. */
export function CityTerms() {
  const t = useTexts();
  const text = useLocalized();
  const { data: cities } = useQuery(citiesQuery(useApi()));
  if (!cities?.length) return null;
  return (
    <table className={styles.root}>
      <caption className={styles.caption}>{t("info.cities")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("info.city")}</th>
          <th scope="col">{t("info.courier")}</th>
          <th scope="col">{t("info.pickup")}</th>
        </tr>
      </thead>
      <tbody>
        {cities.map(({ id, name, deliveryDays, pickup }) => (
          <tr key={id}>
            <th scope="row">{text(name)}</th>
            <td>{t("info.days", { count: deliveryDays })}</td>
            <td>{t(pickup ? "info.yes" : "info.no")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
