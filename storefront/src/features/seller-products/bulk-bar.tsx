import type { SellerProductStatus } from "@bezak/contract/product-attributes.ts";
import type { SellerProductRow } from "@bezak/contract/seller-products.ts";
import { Alert, Button } from "@bezak/ui-kit";
import { Globe, EyeOff, Boxes, Tag } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import styles from "./bulk-bar.module.css";
import BulkDialog from "./bulk-dialog.tsx";
import { bulkMost, useBulkChange } from "./use-bulk-change.ts";

export interface BulkBarProps {
  /** the selected products, including those of other pages */
  rows: readonly SellerProductRow[];
  onClear: () => void;
}

/** Actions for the selected products; hidden when none is selected. */
export function BulkBar({ rows, onClear }: BulkBarProps) {
  const t = useTexts();
  const text = useLocalized();
  const [openDialog, setOpenDialog] = useState<"price" | "stock" | null>(null);
  const bulk = useBulkChange(onClear);
  if (rows.length === 0) return null;
  const tooMany = rows.length > bulkMost;
  const put = (status: SellerProductStatus) =>
    bulk.change({ products: rows.map(({ id }) => ({ id, status })) });
  const culprit = bulk.refusal?.row === null ? undefined : rows[bulk.refusal?.row ?? -1];
  return (
    <section aria-label={t("sellerProducts.bulk.label")} className={styles.root}>
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {t("sellerProducts.bulk.chosen", { count: rows.length })}
        </p>
        <Button size="small" variant="ghost" onClick={onClear}>
          {t("sellerProducts.bulk.clear")}
        </Button>
        <div className={styles.actions}>
          <Button size="small" icon={<Tag aria-hidden />} onClick={() => setOpenDialog("price")}>
            {t("sellerProducts.columns.price")}
          </Button>
          <Button size="small" icon={<Boxes aria-hidden />} onClick={() => setOpenDialog("stock")}>
            {t("sellerProducts.columns.stock")}
          </Button>
          <Button
            size="small"
            icon={<Globe aria-hidden />}
            loading={bulk.isPending}
            disabled={tooMany}
            onClick={() => put("published")}
          >
            {t("sellerProducts.publish")}
          </Button>
          <Button
            size="small"
            icon={<EyeOff aria-hidden />}
            loading={bulk.isPending}
            disabled={tooMany}
            onClick={() => put("draft")}
          >
            {t("sellerProducts.unpublish")}
          </Button>
        </div>
      </div>
      {tooMany ? <Alert tone="warning">{t("sellerProducts.bulk.tooMany", { max: bulkMost })}</Alert> : null}
      {bulk.refusal ? (
        <Alert
          tone="danger"
          title={culprit ? text(culprit.name) : undefined}
          onClose={bulk.reset}
          closeLabel={t("common.close")}
        >
          {bulk.refusal.text}
        </Alert>
      ) : null}
      {openDialog ? (
        <BulkDialog
          kind={openDialog}
          rows={rows}
          onClose={() => setOpenDialog(null)}
          onDone={() => {
            setOpenDialog(null);
            onClear();
          }}
        />
      ) : null}
    </section>
  );
}
