import { limits } from "@bezak/contract/limits.ts";
import type { AdministeredProduct } from "@bezak/contract/product-admin.ts";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { describeBesideReason, isReason, ReasonField } from "../../lib/reason-field.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";

export interface HideDialogProps {
  product: AdministeredProduct;
  /** its shop has answered: the reason may stay as it is */
  answerWaits: boolean;
  /** as it was written so far */
  reason: string;
  onReason: (reason: string) => void;
  busy: boolean;
  /** why it was not hidden */
  error: unknown;
  onHide: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason for which a product is hidden, or for another one. The shop reads it. */
export function HideDialog({ product, answerWaits, reason, onReason, ...dialog }: HideDialogProps) {
  const { busy, error, onHide, onClose } = dialog;
  const t = useTexts();
  const text = useLocalized();
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  const { status, name, hiddenReason } = product;
  const isSame = status === "hidden" && reason.trim() === hiddenReason;

  function submit() {
    setAttempts(attempts + 1);
    if (isReason(reason)) onHide(reason.trim());
  }

  return (
    <QuestionDialog
      size="medium"
      title={t(`productAdmin.hide.title.${status}`, { name: text(name) || t("common.untitled") })}
      text={t(`productAdmin.hide.text.${status === "hidden" && answerWaits ? "answered" : status}`)}
      act={t(status === "hidden" ? "productAdmin.hide.save" : "productAdmin.hide.act")}
      keep={t("sellerProducts.cancel")}
      tone={status === "hidden" ? "primary" : "danger"}
      busy={busy}
      disabled={isSame && !answerWaits}
      problem={describeBesideReason(error, t)}
      form={form}
      onAct={submit}
      onClose={onClose}
    >
      <ReasonField
        id="hidden-reason"
        label={t("productAdmin.hide.reason")}
        hint={t("productAdmin.hide.reasonHint")}
        short={t("productAdmin.hide.reasonShort", { min: limits.reasonMin })}
        reason={reason}
        onReason={onReason}
        checked={attempts > 0}
        error={error}
      />
    </QuestionDialog>
  );
}
