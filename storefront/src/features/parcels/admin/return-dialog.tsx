import type { AdministeredReturn } from "@bezak/contract/administered-return.ts";
import { limits } from "@bezak/contract/limits.ts";
import { Alert } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { QuestionDialog } from "../../../lib/question-dialog.tsx";
import { describeBesideReason, isReason, ReasonField } from "../../../lib/reason-field.tsx";
import { useRefusalFocus } from "../../../lib/use-refusal-focus.ts";
import { useSum } from "../../../lib/use-sum.ts";
import { RestockField, type Restock } from "../restock-field.tsx";
import { EffectList } from "./effect-list.tsx";
import { CancelReasonField } from "./cancel-reason-field.tsx";
import {
  listReturnEffects,
  nameReturnAct,
  type RequestedReturnStep,
  type ReturnAct,
} from "./return-effects.ts";

export interface ReturnDialogProps {
  act: ReturnAct;
  item: AdministeredReturn;
  /** of a rejection or a request, as it was written so far */
  reason: string;
  onReason: (reason: string) => void;
  /** the refund is requested from a second administrator, with the reason */
  needsApproval: boolean;
  busy: boolean;
  /** why it was not done */
  error: unknown;
  onAct: (step: RequestedReturnStep) => void;
  onClose: () => void;
}

/** Says what a decision about a return does; asks for the reason of a rejection and whether products can be sold again. */
export function ReturnDialog({
  act,
  item,
  reason,
  onReason,
  needsApproval,
  busy,
  error,
  onAct,
  onClose,
}: ReturnDialogProps) {
  const t = useTexts();
  const sum = useSum();
  const [restock, setRestock] = useState<Restock>("");
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  const named = nameReturnAct(act, item);
  const values = { number: item.parcel.number, sum: sum(item.amount) };

  function submit() {
    setAttempts(attempts + 1);
    if (act === "rejected") {
      if (isReason(reason)) onAct({ status: act, reason: reason.trim() });
    } else if (act === "received") {
      if (restock) onAct({ status: act, restock: restock === "yes" });
    } else if (!needsApproval || isReason(reason)) onAct({ status: act });
  }

  return (
    <QuestionDialog
      size="medium"
      title={t(named.title, values)}
      act={needsApproval ? t("approvals.request") : t(named.act, values)}
      keep={t("orderAdmin.keep")}
      tone={act === "rejected" ? "danger" : "primary"}
      busy={busy}
      problem={describeBesideReason(error, t)}
      form={form}
      onAct={submit}
      onClose={onClose}
    >
      {needsApproval ? <Alert tone="info">{t("approvals.needed")}</Alert> : null}
      <EffectList effects={listReturnEffects(act, item)} />
      {act === "rejected" ? (
        <CancelReasonField reason={reason} onReason={onReason} checked={attempts > 0} error={error} />
      ) : null}
      {needsApproval ? (
        <ReasonField
          id="approval-reason"
          label={t("approvals.reason")}
          hint={t("approvals.reasonHint")}
          short={t("approvals.reasonShort", { min: limits.reasonMin })}
          reason={reason}
          onReason={onReason}
          checked={attempts > 0}
          error={error}
        />
      ) : null}
      {act === "received" ? (
        <RestockField restock={restock} onRestock={setRestock} checked={attempts > 0} />
      ) : null}
    </QuestionDialog>
  );
}
