import type { SellerProductRow } from "@bezak/contract/seller-products.ts";
import { Badge } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import styles from "./product-table.module.css";

/** Picture, name, SKU and status of a product. */
export function ProductCell({ row }: { row: SellerProductRow }) {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePanelPaths();
  const sku = row.variants.length === 1 ? row.variants[0]?.sku : null;
  return (
    <div className={styles.product}>
      <ThumbPicture url={row.image} className={styles.thumb} />
      <div className={styles.words}>
        <Link to={paths.product(row.id)} className={styles.name}>
          {text(row.name) || t("common.untitled")}
        </Link>
        <p className={styles.about}>
          {row.status === "published" ? null : (
            <Badge tone={row.status === "hidden" ? "danger" : "neutral"}>
              {t(`sellerProducts.statuses.${row.status}`)}
            </Badge>
          )}
          <span>{text(row.category.name)}</span>
          {sku ? <span className={styles.sku}>{sku}</span> : null}
        </p>
        {row.hiddenReason ? (
          <p className={styles.quiet}>{t("sellerProducts.hiddenReason", { reason: row.hiddenReason })}</p>
        ) : null}
      </div>
    </div>
  );
}
