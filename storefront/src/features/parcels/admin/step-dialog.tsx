import type { AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { Alert, TextField } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { QuestionDialog } from "../../../lib/question-dialog.tsx";
import { describeBesideReason, isReason } from "../../../lib/reason-field.tsx";
import { useRefusalFocus } from "../../../lib/use-refusal-focus.ts";
import { EffectList } from "./effect-list.tsx";
import { CancelReasonField } from "./cancel-reason-field.tsx";
import { listEffects, type ParcelAct, type RequestedStep } from "./step-effects.ts";

export interface StepDialogProps {
  act: ParcelAct;
  parcel: AdministeredParcelDetails;
  /** of a cancellation, as it was written so far */
  reason: string;
  onReason: (reason: string) => void;
  /** the cancellation is requested from a second administrator */
  needsApproval: boolean;
  busy: boolean;
  /** why it was not done */
  error: unknown;
  onAct: (step: RequestedStep) => void;
  onClose: () => void;
}

/** Says what will happen to a parcel; asks for the reason of a cancellation and the tracking number of a dispatch. */
export function StepDialog({
  act,
  parcel,
  reason,
  onReason,
  needsApproval,
  busy,
  error,
  onAct,
  onClose,
}: StepDialogProps) {
  const t = useTexts();
  const [tracking, setTracking] = useState("");
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);

  function submit() {
    setAttempts(attempts + 1);
    const trackingNumber = tracking.trim();
    if (act === "cancelled") {
      if (isReason(reason)) onAct({ status: act, reason: reason.trim() });
    } else onAct({ status: act, ...(act === "shipped" && trackingNumber && { trackingNumber }) });
  }

  return (
    <QuestionDialog
      size="medium"
      title={t(`orderAdmin.acts.${act}.title`, { number: parcel.number })}
      act={t(needsApproval ? "approvals.request" : `orderAdmin.acts.${act}.act`)}
      keep={t("orderAdmin.keep")}
      tone={act === "cancelled" ? "danger" : "primary"}
      busy={busy}
      problem={describeBesideReason(error, t)}
      form={form}
      onAct={submit}
      onClose={onClose}
    >
      {needsApproval ? <Alert tone="info">{t("approvals.needed")}</Alert> : null}
      <EffectList effects={listEffects(act, parcel)} />
      {act === "cancelled" ? (
        <CancelReasonField reason={reason} onReason={onReason} checked={attempts > 0} error={error} />
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
