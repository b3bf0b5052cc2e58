import { useLocation } from "react-router";
import { parseChoice } from "../../features/shop-admin/shop-admin-api.ts";
import { ShopList } from "../../features/shop-admin/shop-list.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

export default function ShopsPage() {
  const t = useTexts();
  const title = t("shopAdmin.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <h1>{title}</h1>
      <ShopList choice={parseChoice(new URLSearchParams(useLocation().search))} />
    </div>
  );
}
