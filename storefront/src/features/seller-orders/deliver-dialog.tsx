import type { SellerParcel } from "@bezak/contract/seller-orders.ts";
import { Alert, Button, Dialog } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./parcel-dialogs.module.css";
import { useStep } from "./use-step.ts";

export interface DeliverDialogProps {
  parcel: SellerParcel;
  onClose: () => void;
}

/** The question before a parcel counts as delivered: money follows from it, and nobody can take it back. */
export default function DeliverDialog({ parcel, onClose }: DeliverDialogProps) {
  const t = useTexts();
  const sum = useSum();
  const { move, moving, error } = useStep(parcel.id);
  const { number, collect } = parcel;
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && !moving && onClose()}
      title={t("sellerOrders.deliver.title", { number })}
      description={t("sellerOrders.deliver.text")}
      closeLabel={t("common.close")}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose} disabled={moving}>
            {t("sellerOrders.notYet")}
          </Button>
          <Button variant="primary" loading={moving} onClick={() => move({ status: "delivered" }, onClose)}>
            {t("sellerOrders.steps.delivered")}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        {collect > 0 ? <p>{t("sellerOrders.deliver.collect", { sum: sum(collect) })}</p> : null}
        {error ? <Alert tone="danger">{describeError(error, t)}</Alert> : null}
      </div>
    </Dialog>
  );
}
