import { Alert, Button, Dialog } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./parcel-dialogs.module.css";
import type { ReturnDialogProps } from "./reject-dialog.tsx";
import { useReturnStep } from "./use-return-step.ts";

/** The question before money goes back, which nobody can take back. */
export default function RefundDialog({ item, onClose }: ReturnDialogProps) {
  const t = useTexts();
  const sum = useSum();
  const { move, moving, error } = useReturnStep(item.id);
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && !moving && onClose()}
      title={t("sellerReturns.refundTitle", { sum: sum(item.amount) })}
      description={t("sellerReturns.refundText")}
      closeLabel={t("common.close")}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose} disabled={moving}>
            {t("sellerOrders.notYet")}
          </Button>
          <Button variant="primary" loading={moving} onClick={() => move({ status: "refunded" }, onClose)}>
            {t("sellerReturns.refundDo")}
          </Button>
        </div>
      }
    >
      {error ? <Alert tone="danger">{describeError(error, t)}</Alert> : null}
    </Dialog>
  );
}
