import type { AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import { Alert, Button, useToast } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { AcceptBy } from "./accept-by.tsx";
import { OrderSection } from "./order-section.tsx";
import styles from "./order-view.module.css";
import { StepDialog } from "./step-dialog.tsx";
import type { ParcelAct } from "./step-effects.ts";
import { useParcelAct } from "./use-parcel-act.ts";

const isAct = (status: string): status is ParcelAct => status !== "pending";

/** Every step that an administrator can take now. */
export function OrderSteps({ parcel }: { parcel: AdministeredParcelDetails }) {
  const t = useTexts();
  const toast = useToast();
  const [question, setQuestion] = useState<ParcelAct | null>(null);
  const [reason, setReason] = useState("");
  const acting = useParcelAct(parcel, {
    onDone(act) {
      setQuestion(null);
      setReason("");
      toast.show({ text: t(`orderAdmin.acts.${act}.done`, { number: parcel.number }), tone: "success" });
    },
    // the parcel behind the dialog is another one now
    onStale: () => setQuestion(null),
  });
  const acts = parcel.next.filter(isAct);
  const { stale } = acting;
  return (
    <OrderSection title={t("orderAdmin.steps")}>
      {stale ? (
        <Alert tone="warning" onClose={acting.forgetStale} closeLabel={t("common.close")}>
          {stale.before === stale.now
            ? t("orderAdmin.changed")
            : t("orderAdmin.changedState", {
                before: t(`parcels.states.${stale.before}`),
                now: t(`parcels.states.${stale.now}`),
              })}{" "}
          {reason ? t("orderAdmin.reasonKept") : null}
        </Alert>
      ) : null}
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
          onAct={acting.act}
          onClose={() => setQuestion(null)}
        />
      ) : null}
    </OrderSection>
  );
}
