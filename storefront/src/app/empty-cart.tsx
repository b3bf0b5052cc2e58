import { Button, EmptyState } from "@bezak/ui-kit";
import { ShoppingBag } from "lucide-react";
import { CategoryTiles } from "../features/catalog/category-tiles.tsx";
import { useTopCategories } from "../features/catalog/use-top-categories.ts";
import { RecentProducts } from "../features/recent/recent-products.tsx";
import { useTexts } from "../i18n/texts-context.tsx";
import { Link } from "../lib/link.tsx";
import { usePaths } from "../lib/use-paths.ts";
import styles from "./pages/page.module.css";

export function EmptyCart() {
  const t = useTexts();
  const paths = usePaths();
  return (
    <div className={styles.sections}>
      <EmptyState
        icon={<ShoppingBag aria-hidden />}
        title={t("cart.empty")}
        text={t("cart.emptyText")}
        actions={
          <>
            <Button asChild variant="primary">
              <Link to={paths.catalog()}>{t("common.toCatalog")}</Link>
            </Button>
            <Button asChild>
              <Link to={paths.catalog("sales")}>{t("cart.toSales")}</Link>
            </Button>
          </>
        }
      />
      <CategoryTiles title={t("cart.sections")} categories={useTopCategories()} />
      <RecentProducts title={t("cart.recent")} />
    </div>
  );
}
