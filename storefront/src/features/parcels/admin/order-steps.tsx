import type { AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import { setParcelStatus } from "@bezak/contract/routes/order-admin.ts";
import { Button, useToast } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useRights } from "../../../lib/use-rights.tsx";
import { AcceptBy } from "./accept-by.tsx";
import { setStatus } from "./order-admin-api.ts";
import { OrderSection } from "./order-section.tsx";
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
  const acts = useRights().mayCall(setParcelStatus) ? parcel.next.filter(isAct) : [];
  return (
    <OrderSection title={t("orderAdmin.steps")}>
      <StaleAlert stale={acting.stale} hasReason={reason !== ""} onClose={acting.forgetStale} />
      <p>{t(`orderAdmin.now.${parcel.awaitingPayment ? "awaiting_payment" : parcel.status}`)}</p>
      <AcceptBy parcel={parcel} />
      {acts.length > 0 ? (
        <div className={styles.buttons}>
          {acts.map((act) => (
            <Button
              key={act}
              variant={act === "cancelled" ? "ghost" : "primary"}
              onClick={() => {
                acting.reset();
                setQuestion(act);
              }}
            >
              {t(`orderAdmin.acts.${act}.act`)}
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
          busy={acting.isPending}
          error={acting.error}
          onAct={acting.change}
          onClose={() => setQuestion(null)}
        />
      ) : null}
    </OrderSection>
  );
}
