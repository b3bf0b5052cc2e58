import { Badge, Button, Card } from "@bezak/ui-kit";
import { CircleCheck } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { MissingList } from "./missing-list.tsx";
import styles from "./status-panel.module.css";
import type { ProductFormState } from "./use-product-form.ts";

export interface StatusPanelProps {
  form: ProductFormState;
  /** focuses a field of the form */
  onJump: (path: string) => void;
}

/** Status, missing fields and buttons to save. */
export function StatusPanel({ form, onJump }: StatusPanelProps) {
  const t = useTexts();
  const { product, isDirty, saving, missing } = form;
  const published = product?.status === "published";
  const hidden = product?.status === "hidden";
  const ready = Object.keys(missing).length === 0;
  return (
    <Card padding="large" role="group" aria-label={t("sellerProducts.state")} className={styles.root}>
      <div className={styles.state}>
        <Badge tone={hidden ? "danger" : published ? "success" : "neutral"}>
          {t(`sellerProducts.statuses.${product?.status ?? "draft"}`)}
        </Badge>
        <p role="status" className={styles.quiet}>
          {form.pictures.busy
            ? t("sellerProducts.sendingPictures")
            : isDirty
              ? t("sellerProducts.unsaved")
              : product
                ? t("sellerProducts.savedState")
                : ""}
        </p>
      </div>
      {product?.hiddenReason ? (
        <div className={styles.hidden}>
          <p>{t("sellerProducts.hiddenReason", { reason: product.hiddenReason })}</p>
          <p className={styles.quiet}>{t("sellerProducts.hiddenText")}</p>
        </div>
      ) : null}
      {ready ? (
        published || hidden ? null : (
          <p className={styles.ready}>
            <CircleCheck aria-hidden />
            {t("sellerProducts.ready")}
          </p>
        )
      ) : (
        <MissingList form={form} onJump={onJump} />
      )}
      <div className={styles.actions}>
        {hidden ? null : (
          <Button
            variant="primary"
            loading={saving === "published"}
            disabled={form.pictures.busy}
            onClick={() => form.save("published")}
          >
            {t(published ? "sellerProducts.save" : "sellerProducts.publish")}
          </Button>
        )}
        <Button
          loading={saving === "draft"}
          disabled={form.pictures.busy || (!published && product !== null && !isDirty)}
          onClick={() => form.save("draft")}
        >
          {t(
            hidden
              ? "sellerProducts.save"
              : published
                ? "sellerProducts.unpublish"
                : "sellerProducts.saveDraft",
          )}
        </Button>
      </div>
    </Card>
  );
}
