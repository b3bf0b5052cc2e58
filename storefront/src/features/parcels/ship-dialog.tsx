import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import type { SellerParcel } from "@bezak/contract/parcels.ts";
import { TextField } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { useStep } from "./use-step.ts";

export interface ShipDialogProps {
  parcel: SellerParcel;
  onClose: () => void;
}

/** Records that a parcel was sent, optionally with a tracking number. */
export default function ShipDialog({ parcel, onClose }: ShipDialogProps) {
  const t = useTexts();
  const [number, setNumber] = useState("");
  const { move, moving, error } = useStep(parcel.id);
  function send() {
    const trackingNumber = number.trim();
    move({ status: "shipped", ...(trackingNumber && { trackingNumber }) }, onClose);
  }
  return (
    <QuestionDialog
      title={t("parcels.ship.title", { number: parcel.number })}
      text={t("parcels.ship.text")}
      act={t("parcels.steps.shipped")}
      keep={t("parcels.notYet")}
      busy={moving}
      problem={error && describeError(error, t)}
      onAct={send}
      onClose={onClose}
    >
      <TextField
        label={t("parcels.ship.tracking")}
        hint={t("parcels.ship.trackingHint")}
        maxLength={sellerLimits.trackingMax}
        autoComplete="off"
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      />
    </QuestionDialog>
  );
}
