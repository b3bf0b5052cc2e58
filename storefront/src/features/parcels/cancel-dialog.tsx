import type { SellerParcel } from "@bezak/contract/parcels.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { useStep } from "./use-step.ts";

export interface CancelDialogProps {
  parcel: SellerParcel;
  onClose: () => void;
}

/** Confirms the cancellation of a parcel by the shop. */
export default function CancelDialog({ parcel, onClose }: CancelDialogProps) {
  const t = useTexts();
  const { move, moving, error } = useStep(parcel.id);
  return (
    <ReasonDialog
      title={t("parcels.callOff.title", { number: parcel.number })}
      text={t(parcel.paid ? "parcels.callOff.paid" : "parcels.callOff.text")}
      keep={t("parcels.callOff.keep")}
      act={t("parcels.callOff.do")}
      busy={moving}
      problem={error && describeError(error, t)}
      onSend={(reason) => move({ status: "cancelled", reason }, onClose)}
      onClose={onClose}
    />
  );
}
