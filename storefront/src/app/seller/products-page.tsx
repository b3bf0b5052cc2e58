import { Button } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { FileUp, Plus } from "lucide-react";
import { useLocation } from "react-router";
import { categoriesQuery } from "../../features/catalog/catalog-api.ts";
import { categoryChoices } from "../../lib/category-choices.ts";
import { parseChoice } from "../../features/seller-products/list-choice.ts";
import { ProductList } from "../../features/seller-products/product-list.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { Link } from "../../lib/link.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PanelHead } from "./panel-head.tsx";
import styles from "./products-page.module.css";

export default function ProductsPage() {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePanelPaths();
  const choice = parseChoice(new URLSearchParams(useLocation().search));
  const { data: categories = [] } = useQuery(categoriesQuery(useApi()));
  return (
    <div className={styles.page}>
      <PanelHead title={t("sellerProducts.title")} />
      <header className={styles.header}>
        <h1>{t("sellerProducts.title")}</h1>
        <div className={styles.ways}>
          <Button asChild icon={<FileUp aria-hidden />}>
            <Link to={paths.imports()}>{t("sellerProducts.import")}</Link>
          </Button>
          <Button asChild variant="primary" icon={<Plus aria-hidden />}>
            <Link to={paths.newProduct()}>{t("sellerProducts.add")}</Link>
          </Button>
        </div>
      </header>
      <ProductList choice={choice} categories={categoryChoices(categories, text)} />
    </div>
  );
}
