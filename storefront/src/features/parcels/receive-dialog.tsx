import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import type { ReturnDialogProps } from "./reject-dialog.tsx";
import { RestockField, type Restock } from "./restock-field.tsx";
import { useReturnStep } from "./use-step.ts";

/** Records that returned products arrived and whether they can be sold again. */
export default function ReceiveDialog({ item, onClose }: ReturnDialogProps) {
  const t = useTexts();
  const [restock, setRestock] = useState<Restock>("");
  const [submitted, setSubmitted] = useState(false);
  const { move, moving, error } = useReturnStep(item.id);
  function send() {
    setSubmitted(true);
    if (restock) move({ status: "received", restock: restock === "yes" }, onClose);
  }
  return (
    <QuestionDialog
      title={t("sellerReturns.receiveTitle")}
      text={t("sellerReturns.receiveText")}
      act={t("sellerReturns.receive")}
      keep={t("parcels.notYet")}
      busy={moving}
      problem={error && describeError(error, t)}
      onAct={send}
      onClose={onClose}
    >
      <RestockField restock={restock} onRestock={setRestock} checked={submitted} />
    </QuestionDialog>
  );
}
