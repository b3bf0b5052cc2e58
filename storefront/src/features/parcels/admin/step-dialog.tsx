import { limits } from "@bezak/contract/limits.ts";
import type { AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { TextArea, TextField } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { isApiError } from "../../../lib/api-error.ts";
import { describeError } from "../../../lib/describe-error.ts";
import { QuestionDialog } from "../../../lib/question-dialog.tsx";
import { useRefusalFocus } from "../../../lib/use-refusal-focus.ts";
import { EffectList } from "./effect-list.tsx";
import { listEffects, type ParcelAct } from "./step-effects.ts";
import type { RequestedStep } from "./use-parcel-act.ts";

export interface StepDialogProps {
  act: ParcelAct;
  parcel: AdministeredParcelDetails;
  /** of a cancellation, as it was written so far */
  reason: string;
  onReason: (reason: string) => void;
  busy: boolean;
  /** why it was not done */
  error: unknown;
  onAct: (step: RequestedStep) => void;
  onClose: () => void;
}

/** Says what will happen to a parcel; asks for the reason of a cancellation and the tracking number of a dispatch. */
export function StepDialog({ act, parcel, reason, onReason, busy, error, onAct, onClose }: StepDialogProps) {
  const t = useTexts();
  const [tracking, setTracking] = useState("");
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  const written = reason.trim();
  const isShort = act === "cancelled" && written.length < limits.reasonMin;
  const serverError = isApiError(error) ? error.fields.reason : undefined;

  function submit() {
    setAttempts(attempts + 1);
    const trackingNumber = tracking.trim();
    if (act === "cancelled") {
      if (!isShort) onAct({ status: act, reason: written });
    } else onAct({ status: act, ...(act === "shipped" && trackingNumber && { trackingNumber }) });
  }

  return (
    <QuestionDialog
      size="medium"
      title={t(`orderAdmin.acts.${act}.title`, { number: parcel.number })}
      act={t(`orderAdmin.acts.${act}.act`)}
      keep={t("orderAdmin.keep")}
      tone={act === "cancelled" ? "danger" : "primary"}
      busy={busy}
      problem={error && !serverError ? describeError(error, t) : null}
      form={form}
      onAct={submit}
      onClose={onClose}
    >
      <EffectList effects={listEffects(act, parcel)} />
      {act === "cancelled" ? (
        <TextArea
          id="cancel-reason"
          required
          rows={3}
          label={t("orderAdmin.reason")}
          hint={t("orderAdmin.reasonHint")}
          maxLength={limits.reasonMax}
          value={reason}
          error={
            attempts > 0 && isShort ? t("orderAdmin.reasonShort", { min: limits.reasonMin }) : serverError
          }
          onChange={(event) => onReason(event.currentTarget.value)}
        />
      ) : null}
      {act === "shipped" ? (
        <TextField
          label={t("parcels.ship.tracking")}
          hint={t("orderAdmin.trackingHint")}
          maxLength={sellerLimits.trackingMax}
          autoComplete="off"
          value={tracking}
          onChange={(event) => setTracking(event.currentTarget.value)}
        />
      ) : null}
    </QuestionDialog>
  );
}
