import type { SellerReturn } from "@bezak/contract/parcels.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { useReturnStep } from "./use-step.ts";

export interface ReturnDialogProps {
  item: SellerReturn;
  onClose: () => void;
}

/** Rejects a return, or closes it because nothing arrived. */
export default function RejectDialog({ item, onClose }: ReturnDialogProps) {
  const t = useTexts();
  const { move, moving, error } = useReturnStep(item.id);
  const words = item.status === "approved" ? "notArrived" : "reject";
  return (
    <ReasonDialog
      title={t(`sellerReturns.${words}Title`)}
      text={t(`sellerReturns.${words}Text`)}
      keep={t("parcels.notYet")}
      act={t(`sellerReturns.${words}Confirm`)}
      busy={moving}
      problem={error && describeError(error, t)}
      onSend={(reason) => move({ status: "rejected", reason }, onClose)}
      onClose={onClose}
    />
  );
}
