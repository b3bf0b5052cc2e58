import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import type { SellerParcel } from "@bezak/contract/seller-orders.ts";
import { Alert, Button, Dialog, TextField } from "@bezak/ui-kit";
import { useState, type FormEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import styles from "./parcel-dialogs.module.css";
import { useStep } from "./use-step.ts";

export interface ShipDialogProps {
  parcel: SellerParcel;
  onClose: () => void;
}

/** A parcel is handed over: with the number by which it can be followed, where there is one. */
export default function ShipDialog({ parcel, onClose }: ShipDialogProps) {
  const t = useTexts();
  const [number, setNumber] = useState("");
  const { move, moving, error } = useStep(parcel.id);
  function send(event: FormEvent) {
    event.preventDefault();
    const trackingNumber = number.trim();
    move({ status: "shipped", ...(trackingNumber && { trackingNumber }) }, onClose);
  }
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && !moving && onClose()}
      title={t("sellerOrders.ship.title", { number: parcel.number })}
      description={t("sellerOrders.ship.text")}
      closeLabel={t("common.close")}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose} disabled={moving}>
            {t("sellerOrders.notYet")}
          </Button>
          <Button variant="primary" type="submit" form="ship-parcel" loading={moving}>
            {t("sellerOrders.steps.shipped")}
          </Button>
        </div>
      }
    >
      <form id="ship-parcel" className={styles.body} onSubmit={send}>
        <TextField
          label={t("sellerOrders.ship.tracking")}
          hint={t("sellerOrders.ship.trackingHint")}
          maxLength={sellerLimits.trackingMax}
          autoComplete="off"
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
        {error ? <Alert tone="danger">{describeError(error, t)}</Alert> : null}
      </form>
    </Dialog>
  );
}
