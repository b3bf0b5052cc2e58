import type { SellerParcel } from "@bezak/contract/parcels.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { useSum } from "../../lib/use-sum.ts";
import { useStep } from "./use-step.ts";

export interface DeliverDialogProps {
  parcel: SellerParcel;
  onClose: () => void;
}

/** Confirms the delivery of a parcel, which cannot be undone and makes its money available. */
export default function DeliverDialog({ parcel, onClose }: DeliverDialogProps) {
  const t = useTexts();
  const sum = useSum();
  const { move, moving, error } = useStep(parcel.id);
  const { number, collect, cash } = parcel;
  return (
    <QuestionDialog
      title={t("parcels.deliver.title", { number })}
      text={t("parcels.deliver.text")}
      act={t("parcels.steps.delivered")}
      keep={t("parcels.notYet")}
      busy={moving}
      problem={error && describeError(error, t)}
      onAct={() => move({ status: "delivered" }, onClose)}
      onClose={onClose}
    >
      {cash && collect > 0 ? (
        <>
          <p>{t("parcels.deliver.collect", { sum: sum(collect) })}</p>
          <p>{t(`parcels.cash.${cash.collector}`)}</p>
        </>
      ) : null}
    </QuestionDialog>
  );
}
