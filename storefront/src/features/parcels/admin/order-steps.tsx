import type { AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import { setParcelStatus } from "@bezak/contract/routes/order-admin.ts";
import { Button, useToast } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { ApprovalNotice } from "../../../lib/approvals/approval-notice.tsx";
import { useApprovalRequest } from "../../../lib/approvals/use-approval-request.ts";
import { useApprovals } from "../../../lib/approvals/use-approvals.ts";
import { PanelSection } from "../../../lib/panel-section.tsx";
import { useRights } from "../../../lib/use-rights.tsx";
import { AcceptBy } from "./accept-by.tsx";
import { setStatus } from "./order-admin-api.ts";
import styles from "./order-view.module.css";
import { StaleAlert } from "./stale-alert.tsx";
import { StepDialog } from "./step-dialog.tsx";
import type { ParcelAct, RequestedStep } from "./step-effects.ts";
import { useParcelChange } from "./use-parcel-change.ts";

const isAct = (status: string): status is ParcelAct => status !== "pending";

/** Every step that an administrator can take now. */
export function OrderSteps({ parcel }: { parcel: AdministeredParcelDetails }) {
  const t = useTexts();
  const toast = useToast();
  const [question, setQuestion] = useState<ParcelAct | null>(null);
  const [reason, setReason] = useState("");
  const acting = useParcelChange<RequestedStep>(parcel, {
    send: setStatus,
    onDone({ status: act }) {
      setQuestion(null);
      setReason("");
      toast.show({ text: t(`orderAdmin.acts.${act}.done`, { number: parcel.number }), tone: "success" });
    },
    // the parcel behind the dialog is another one now
    onStale: () => setQuestion(null),
  });
  const approvals = useApprovals(parcel.orderId);
  const waiting = approvals.of(parcel.id);
  const requesting = useApprovalRequest(() => {
    setQuestion(null);
    setReason("");
  });
  const needsApproval =
    question === "cancelled" && approvals.areNeeded(parcel.ifCancelled?.refund ?? 0, acting.error);
  // what waits for a second administrator is not done by one
  const acts = (useRights().mayCall(setParcelStatus) ? parcel.next : [])
    .filter(isAct)
    .filter((act) => act !== "cancelled" || !waiting);

  function act(step: RequestedStep) {
    if (!needsApproval) return acting.change(step);
    const { id: objectId, version } = parcel;
    requesting.request({ kind: "parcel_cancellation", objectId, version, reason: reason.trim() });
  }

  return (
    <PanelSection title={t("orderAdmin.steps")}>
      <StaleAlert stale={acting.stale} hasReason={reason !== ""} onClose={acting.forgetStale} />
      <p>{t(`orderAdmin.now.${parcel.awaitingPayment ? "awaiting_payment" : parcel.status}`)}</p>
      <AcceptBy parcel={parcel} />
      {waiting ? <ApprovalNotice approval={waiting} /> : null}
      {acts.length > 0 ? (
        <div className={styles.buttons}>
          {acts.map((one) => (
            <Button
              key={one}
              variant={one === "cancelled" ? "ghost" : "primary"}
              onClick={() => {
                acting.reset();
                requesting.reset();
                setQuestion(one);
              }}
            >
              {t(`orderAdmin.acts.${one}.act`)}
            </Button>
          ))}
        </div>
      ) : null}
      {question ? (
        <StepDialog
          act={question}
          parcel={parcel}
          reason={reason}
          onReason={setReason}
          needsApproval={needsApproval}
          busy={acting.isPending || requesting.isPending}
          error={needsApproval ? requesting.error : acting.error}
          onAct={act}
          onClose={() => setQuestion(null)}
        />
      ) : null}
    </PanelSection>
  );
}
