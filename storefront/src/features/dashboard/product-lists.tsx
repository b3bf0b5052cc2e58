import type { Dashboard } from "@bezak/contract/dashboard.ts";
import { Badge, Button, VisuallyHidden } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { Link } from "../../lib/link.tsx";
import { RankedList, RankedRow, RankedValue } from "../../lib/ranked-list.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./product-lists.module.css";

/** Best-selling products and those with low stock. */
export function ProductLists(data: Pick<Dashboard, "top" | "lowStock" | "products">) {
  const { top, lowStock, products } = data;
  const t = useTexts();
  const sum = useSum();
  const text = useLocalized();
  const paths = usePanelPaths();
  return (
    <div className={styles.root}>
      <RankedList title={t("dashboard.top")} empty={t("dashboard.topEmpty")}>
        {top.map(({ productId, name, image, pieces, revenue }) => (
          <RankedRow
            key={productId}
            name={text(name) || t("common.untitled")}
            to={paths.product(productId)}
            image={image}
          >
            <RankedValue
              value={sum(revenue)}
              about={t("dashboard.pieces", { count: formatNumber(pieces) })}
            />
          </RankedRow>
        ))}
      </RankedList>
      <RankedList
        title={t("dashboard.lowStock")}
        empty={t(products === 0 ? "dashboard.lowStockNone" : "dashboard.lowStockEmpty")}
      >
        {lowStock.map(({ productId, name, image, variantTitle, stock }, index) => (
          <RankedRow
            key={`${productId} ${index}`}
            name={text(name) || t("common.untitled")}
            to={paths.product(productId)}
            image={image}
            about={variantTitle ? text(variantTitle) : undefined}
          >
            <Badge tone={stock === 0 ? "danger" : "warning"}>
              {stock === 0 ? t("dashboard.soldOut") : t("dashboard.left", { count: stock })}
            </Badge>
            <Button asChild size="small">
              <Link to={paths.product(productId)}>
                <span aria-hidden>{t("dashboard.addStock")}</span>
                <VisuallyHidden>{t("dashboard.addStockOf", { name: text(name) })}</VisuallyHidden>
              </Link>
            </Button>
          </RankedRow>
        ))}
      </RankedList>
    </div>
  );
}
