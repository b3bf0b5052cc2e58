import { limits } from "@bezak/contract/limits.ts";
import type { SellerParcel } from "@bezak/contract/seller-orders.ts";
import { Alert, Button, Dialog, TextArea } from "@bezak/ui-kit";
import { useState, type FormEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import styles from "./parcel-dialogs.module.css";
import { reasonProblem } from "./reason-problem.ts";
import { useStep } from "./use-step.ts";

export interface CallOffDialogProps {
  parcel: SellerParcel;
  onClose: () => void;
}

/** The question before a shop calls a parcel off: the buyer reads why. */
export default function CallOffDialog({ parcel, onClose }: CallOffDialogProps) {
  const t = useTexts();
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const { move, moving, error } = useStep(parcel.id);
  const problem = reasonProblem(reason);
  function send(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!problem) move({ status: "cancelled", reason: reason.trim() }, onClose);
  }
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && !moving && onClose()}
      title={t("sellerOrders.callOff.title", { number: parcel.number })}
      description={t(parcel.paid ? "sellerOrders.callOff.paid" : "sellerOrders.callOff.text")}
      closeLabel={t("common.close")}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose} disabled={moving}>
            {t("sellerOrders.callOff.keep")}
          </Button>
          <Button variant="danger" type="submit" form="call-off-parcel" loading={moving}>
            {t("sellerOrders.callOff.do")}
          </Button>
        </div>
      }
    >
      <form id="call-off-parcel" className={styles.body} onSubmit={send} noValidate>
        <TextArea
          required
          label={t("sellerOrders.reason")}
          hint={t("sellerOrders.reasonHint")}
          error={asked && problem ? t(problem) : undefined}
          rows={3}
          maxLength={limits.reasonMax}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {error ? <Alert tone="danger">{describeError(error, t)}</Alert> : null}
      </form>
    </Dialog>
  );
}
