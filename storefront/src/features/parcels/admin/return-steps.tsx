import type { AdministeredReturn } from "@bezak/contract/administered-return.ts";
import { setReturnStatus } from "@bezak/contract/routes/order-admin.ts";
import { Alert, Button, useToast } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { ApprovalNotice } from "../../../lib/approvals/approval-notice.tsx";
import { useApprovalRequest } from "../../../lib/approvals/use-approval-request.ts";
import { useApprovals } from "../../../lib/approvals/use-approvals.ts";
import { useRights } from "../../../lib/use-rights.tsx";
import { useSum } from "../../../lib/use-sum.ts";
import styles from "./order-view.module.css";
import { ReturnDialog } from "./return-dialog.tsx";
import { isReturnAct, nameReturnAct, type RequestedReturnStep, type ReturnAct } from "./return-effects.ts";
import { useReturnChange } from "./use-return-change.ts";

/** Every decision about a return that an administrator can make now. */
export function ReturnSteps({ item, orderId }: { item: AdministeredReturn; orderId: string }) {
  const t = useTexts();
  const sum = useSum();
  const toast = useToast();
  const { mayCall, mayUse } = useRights();
  const [question, setQuestion] = useState<ReturnAct | null>(null);
  const [reason, setReason] = useState("");
  const deciding = useReturnChange(item, {
    onDone(message) {
      setQuestion(null);
      setReason("");
      if (message) toast.show({ text: message, tone: "success" });
    },
    // the return behind the dialog is another one now
    onStale: () => setQuestion(null),
  });
  const { stale } = deciding;
  const approvals = useApprovals(orderId);
  const waiting = approvals.of(item.id);
  const requesting = useApprovalRequest(() => {
    setQuestion(null);
    setReason("");
  });
  const needsApproval = question === "refunded" && approvals.areNeeded(item.amount, deciding.error);
  const acts = item.next
    .filter(isReturnAct)
    .filter(
      (act) => mayCall(setReturnStatus) && (act !== "refunded" || (mayUse("refundReturn") && !waiting)),
    );
  const values = { sum: sum(item.amount) };

  function act(step: RequestedReturnStep) {
    if (!needsApproval) return deciding.change(step);
    const { id: objectId, version } = item;
    requesting.request({ kind: "return_refund", objectId, version, reason: reason.trim() });
  }

  return (
    <>
      {stale ? (
        <Alert tone="warning" onClose={deciding.forgetStale} closeLabel={t("common.close")}>
          {t("orderAdmin.returnChanged", {
            before: t(`returns.statuses.${stale.before}`),
            now: t(`returns.statuses.${stale.now}`),
          })}{" "}
          {reason === "" ? null : t("orderAdmin.reasonKept")}
        </Alert>
      ) : null}
      {waiting ? <ApprovalNotice approval={waiting} /> : null}
      {acts.length > 0 ? (
        <div className={styles.buttons}>
          {acts.map((one) => (
            <Button
              key={one}
              size="small"
              variant={one === "rejected" ? "ghost" : "secondary"}
              onClick={() => {
                deciding.reset();
                requesting.reset();
                setQuestion(one);
              }}
            >
              {t(nameReturnAct(one, item).act, values)}
            </Button>
          ))}
        </div>
      ) : null}
      {question ? (
        <ReturnDialog
          act={question}
          item={item}
          reason={reason}
          onReason={setReason}
          needsApproval={needsApproval}
          busy={deciding.isPending || requesting.isPending}
          error={needsApproval ? requesting.error : deciding.error}
          onAct={act}
          onClose={() => setQuestion(null)}
        />
      ) : null}
    </>
  );
}
