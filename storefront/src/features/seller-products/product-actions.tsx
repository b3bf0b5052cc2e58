import type { SellerProduct } from "@bezak/contract/seller-products.ts";
import { Button } from "@bezak/ui-kit";
import { ExternalLink, Eye, Trash2 } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { usePaths } from "../../lib/use-paths.ts";
import styles from "./status-panel.module.css";

export interface ProductActionsProps {
  product: SellerProduct;
  onDelete: () => void;
}

/** Links to a stored product and the button that deletes it. */
export function ProductActions({ product, onDelete }: ProductActionsProps) {
  const t = useTexts();
  const paths = usePaths();
  const panel = usePanelPaths();
  return (
    <div className={styles.ways}>
      <Button asChild size="small" variant="ghost" icon={<Eye aria-hidden />}>
        <Link to={panel.preview(product.id)}>{t("sellerProducts.preview")}</Link>
      </Button>
      {product.status === "published" ? (
        <Button asChild size="small" variant="ghost" icon={<ExternalLink aria-hidden />}>
          <Link to={paths.product(product.slug)}>{t("sellerProducts.publicPage")}</Link>
        </Button>
      ) : null}
      <Button size="small" variant="ghost" icon={<Trash2 aria-hidden />} onClick={onDelete}>
        {t("sellerProducts.delete")}
      </Button>
    </div>
  );
}
