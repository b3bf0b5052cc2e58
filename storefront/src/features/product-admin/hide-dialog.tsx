import { limits } from "@bezak/contract/limits.ts";
import type { AdministeredProduct } from "@bezak/contract/product-admin.ts";
import { TextArea } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";

export interface HideDialogProps {
  product: AdministeredProduct;
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
export function HideDialog({ product, reason, onReason, busy, error, onHide, onClose }: HideDialogProps) {
  const t = useTexts();
  const text = useLocalized();
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  const { status, name } = product;
  const written = reason.trim();
  const isShort = written.length < limits.reasonMin;
  const serverError = isApiError(error) ? error.fields.reason : undefined;

  function submit() {
    setAttempts(attempts + 1);
    if (!isShort) onHide(written);
  }

  return (
    <QuestionDialog
      size="medium"
      title={t(`productAdmin.hide.title.${status}`, { name: text(name) || t("common.untitled") })}
      text={t(`productAdmin.hide.text.${status}`)}
      act={t(status === "hidden" ? "productAdmin.hide.save" : "productAdmin.hide.act")}
      keep={t("sellerProducts.cancel")}
      tone={status === "hidden" ? "primary" : "danger"}
      busy={busy}
      problem={error && !serverError ? describeError(error, t) : null}
      form={form}
      onAct={submit}
      onClose={onClose}
    >
      <TextArea
        id="hidden-reason"
        required
        rows={3}
        label={t("productAdmin.hide.reason")}
        hint={t("productAdmin.hide.reasonHint")}
        maxLength={limits.reasonMax}
        value={reason}
        error={
          attempts > 0 && isShort
            ? t("productAdmin.hide.reasonShort", { min: limits.reasonMin })
            : serverError
        }
        onChange={(event) => onReason(event.currentTarget.value)}
      />
    </QuestionDialog>
  );
}
