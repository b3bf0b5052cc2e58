import { Alert, Button, Dialog, RadioGroup } from "@bezak/ui-kit";
import { useState, type FormEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import styles from "./parcel-dialogs.module.css";
import type { ReturnDialogProps } from "./reject-dialog.tsx";
import { useReturnStep } from "./use-return-step.ts";

/** Goods came back: whoever looked at them says whether they can be sold again. */
export default function ReceiveDialog({ item, onClose }: ReturnDialogProps) {
  const t = useTexts();
  const [restock, setRestock] = useState<"yes" | "no" | "">("");
  const [asked, setAsked] = useState(false);
  const { move, moving, error } = useReturnStep(item.id);
  function send(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (restock) move({ status: "received", restock: restock === "yes" }, onClose);
  }
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && !moving && onClose()}
      title={t("sellerReturns.receiveTitle")}
      description={t("sellerReturns.receiveText")}
      closeLabel={t("common.close")}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose} disabled={moving}>
            {t("sellerOrders.notYet")}
          </Button>
          <Button variant="primary" type="submit" form="receive-return" loading={moving}>
            {t("sellerReturns.receive")}
          </Button>
        </div>
      }
    >
      <form id="receive-return" className={styles.body} onSubmit={send} noValidate>
        <RadioGroup
          label={t("sellerReturns.restock")}
          value={restock}
          onValueChange={(value) => setRestock(value as "yes" | "no")}
          error={asked && !restock ? t("sellerReturns.noRestock") : undefined}
          options={[
            { value: "yes", label: t("sellerReturns.restockYes"), hint: t("sellerReturns.restockYesHint") },
            { value: "no", label: t("sellerReturns.restockNo"), hint: t("sellerReturns.restockNoHint") },
          ]}
        />
        {error ? <Alert tone="danger">{describeError(error, t)}</Alert> : null}
      </form>
    </Dialog>
  );
}
