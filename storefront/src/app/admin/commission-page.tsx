import { useQuery } from "@tanstack/react-query";
import { CommissionView } from "../../features/admin-finance/commission-view.tsx";
import { categoriesQuery } from "../../features/catalog/catalog-api.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

export default function CommissionPage() {
  const t = useTexts();
  const text = useLocalized();
  const title = t("adminCommission.title");
  const { data: categories = [] } = useQuery(categoriesQuery(useApi()));
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <h1>{title}</h1>
      <CommissionView categories={categories.map(({ id, name }) => ({ value: id, label: text(name) }))} />
    </div>
  );
}
