import type { AdministeredParcelDetails, LineCancellation } from "@bezak/contract/order-admin.ts";
import { cancelParcelLine } from "@bezak/contract/routes/order-admin.ts";
import { Button, useToast } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useLocalized } from "../../../lib/use-localized.ts";
import { useApprovalRequest } from "../../../lib/approvals/use-approval-request.ts";
import { useApprovals } from "../../../lib/approvals/use-approvals.ts";
import { useRights } from "../../../lib/use-rights.tsx";
import { ParcelLines } from "../parcel-lines.tsx";
import { CancelLineDialog } from "./cancel-line-dialog.tsx";
import { cancelLine } from "./order-admin-api.ts";
import { StaleAlert } from "./stale-alert.tsx";
import { useParcelChange } from "./use-parcel-change.ts";

type Line = AdministeredParcelDetails["items"][number];

/** Lines of a parcel, each of which can be cancelled while the parcel can. The only one goes with its parcel. */
export function OrderLines({ parcel }: { parcel: AdministeredParcelDetails }) {
  const t = useTexts();
  const text = useLocalized();
  const toast = useToast();
  const { mayCall } = useRights();
  const [question, setQuestion] = useState<Line | null>(null);
  const [reason, setReason] = useState("");
  const nameOf = ({ product }: Line) => text(product.name) || t("common.untitled");
  const cancelling = useParcelChange<Omit<LineCancellation, "version">>(parcel, {
    send: cancelLine,
    onDone() {
      setQuestion(null);
      setReason("");
      toast.show({ text: t("orderAdmin.cancelLine.done"), tone: "success" });
    },
    // the parcel behind the dialog is another one now
    onStale: () => setQuestion(null),
  });
  const forecasts = parcel.ifCancelled?.items ?? [];
  const forecast = forecasts.find(({ id }) => id === question?.id);
  const approvals = useApprovals(parcel.orderId);
  const isWaiting = approvals.of(parcel.id) !== undefined;
  const requesting = useApprovalRequest(() => {
    setQuestion(null);
    setReason("");
  });
  const needsApproval = approvals.areNeeded(forecast?.refund ?? 0, cancelling.error);

  function cancel(itemId: string, written: string) {
    if (!needsApproval) return cancelling.change({ itemId, reason: written });
    const { id: objectId, version } = parcel;
    requesting.request({ kind: "line_cancellation", objectId, itemId, version, reason: written });
  }

  return (
    <>
      <StaleAlert stale={cancelling.stale} hasReason={reason !== ""} onClose={cancelling.forgetStale} />
      <ParcelLines
        parcel={parcel}
        renderAction={(line) =>
          mayCall(cancelParcelLine) &&
          !isWaiting &&
          forecasts.length > 1 &&
          forecasts.some(({ id }) => id === line.id) ? (
            <Button
              size="small"
              variant="ghost"
              aria-label={`${t("orderAdmin.cancelLine.act")}: ${nameOf(line)}`}
              onClick={() => {
                cancelling.reset();
                requesting.reset();
                setQuestion(line);
              }}
            >
              {t("orderAdmin.cancelLine.act")}
            </Button>
          ) : null
        }
      />
      {question && forecast ? (
        <CancelLineDialog
          line={question}
          forecast={forecast}
          reason={reason}
          onReason={setReason}
          needsApproval={needsApproval}
          busy={cancelling.isPending || requesting.isPending}
          error={needsApproval ? requesting.error : cancelling.error}
          onCancel={(written) => cancel(question.id, written)}
          onClose={() => setQuestion(null)}
        />
      ) : null}
    </>
  );
}
