import { useLocation } from "react-router";
import { parseParcelChoice } from "../../features/parcels/parcel-choice.ts";
import { ParcelList } from "../../features/parcels/parcel-list.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PanelHead } from "./panel-head.tsx";
import styles from "./products-page.module.css";
import { useCityNames } from "./use-city-names.ts";

export default function OrdersPage() {
  const t = useTexts();
  const choice = parseParcelChoice(new URLSearchParams(useLocation().search));
  return (
    <div className={styles.page}>
      <PanelHead title={t("parcels.title")} />
      <h1>{t("parcels.title")}</h1>
      <ParcelList choice={choice} cityName={useCityNames()} />
    </div>
  );
}
