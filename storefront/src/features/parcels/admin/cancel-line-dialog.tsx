import type { AdministeredParcelDetails, CancellationForecast } from "@bezak/contract/order-admin.ts";
import { Alert } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { QuestionDialog } from "../../../lib/question-dialog.tsx";
import { describeBesideReason, isReason } from "../../../lib/reason-field.tsx";
import { useLocalized } from "../../../lib/use-localized.ts";
import { useRefusalFocus } from "../../../lib/use-refusal-focus.ts";
import { EffectList } from "./effect-list.tsx";
import { CancelReasonField } from "./cancel-reason-field.tsx";
import { describeRefund } from "./step-effects.ts";

export interface CancelLineDialogProps {
  line: AdministeredParcelDetails["items"][number];
  forecast: CancellationForecast["items"][number];
  /** as it was written so far */
  reason: string;
  onReason: (reason: string) => void;
  /** it is requested from a second administrator */
  needsApproval: boolean;
  busy: boolean;
  /** why it was not cancelled */
  error: unknown;
  onCancel: (reason: string) => void;
  onClose: () => void;
}

/** Says what the cancellation of one line refunds, and asks for its reason. */
export function CancelLineDialog(props: CancelLineDialogProps) {
  const { line, forecast, reason, onReason, needsApproval, busy, error, onCancel, onClose } = props;
  const t = useTexts();
  const text = useLocalized();
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  return (
    <QuestionDialog
      size="medium"
      title={t("orderAdmin.cancelLine.title", {
        name: text(line.product.name) || t("common.untitled"),
        count: line.quantity,
      })}
      act={t(needsApproval ? "approvals.request" : "orderAdmin.cancelLine.act")}
      keep={t("orderAdmin.keep")}
      tone="danger"
      busy={busy}
      problem={describeBesideReason(error, t)}
      form={form}
      onAct={() => {
        setAttempts(attempts + 1);
        if (isReason(reason)) onCancel(reason.trim());
      }}
      onClose={onClose}
    >
      {needsApproval ? <Alert tone="info">{t("approvals.needed")}</Alert> : null}
      <EffectList
        effects={[
          { text: "orderAdmin.effects.finalLine" },
          describeRefund(forecast),
          { text: "orderAdmin.effects.stock" },
          { text: "orderAdmin.effects.reasonShown" },
        ]}
      />
      <CancelReasonField reason={reason} onReason={onReason} checked={attempts > 0} error={error} />
    </QuestionDialog>
  );
}
