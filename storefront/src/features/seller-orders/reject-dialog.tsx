import { limits } from "@bezak/contract/limits.ts";
import type { SellerReturn } from "@bezak/contract/seller-orders.ts";
import { Alert, Button, Dialog, TextArea } from "@bezak/ui-kit";
import { useState, type FormEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import styles from "./parcel-dialogs.module.css";
import { reasonProblem } from "./reason-problem.ts";
import { useReturnStep } from "./use-return-step.ts";

export interface ReturnDialogProps {
  item: SellerReturn;
  onClose: () => void;
}

/** A return is declined, or closed because nothing came back: the buyer reads why. */
export default function RejectDialog({ item, onClose }: ReturnDialogProps) {
  const t = useTexts();
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const { move, moving, error } = useReturnStep(item.id);
  const problem = reasonProblem(reason);
  const words = item.status === "approved" ? "notArrived" : "reject";
  function send(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!problem) move({ status: "rejected", reason: reason.trim() }, onClose);
  }
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && !moving && onClose()}
      title={t(`sellerReturns.${words}Title`)}
      description={t(`sellerReturns.${words}Text`)}
      closeLabel={t("common.close")}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose} disabled={moving}>
            {t("sellerOrders.notYet")}
          </Button>
          <Button variant="danger" type="submit" form="reject-return" loading={moving}>
            {t(`sellerReturns.${words}Confirm`)}
          </Button>
        </div>
      }
    >
      <form id="reject-return" className={styles.body} onSubmit={send} noValidate>
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
