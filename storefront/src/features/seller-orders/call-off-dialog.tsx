import type { SellerParcel } from "@bezak/contract/seller-orders.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { useStep } from "./use-step.ts";

export interface CallOffDialogProps {
  parcel: SellerParcel;
  onClose: () => void;
}

/** The question before a shop calls a parcel off. */
export default function CallOffDialog({ parcel, onClose }: CallOffDialogProps) {
  const t = useTexts();
  const { move, moving, error } = useStep(parcel.id);
  return (
    <ReasonDialog
      title={t("sellerOrders.callOff.title", { number: parcel.number })}
      text={t(parcel.paid ? "sellerOrders.callOff.paid" : "sellerOrders.callOff.text")}
      keep={t("sellerOrders.callOff.keep")}
      confirm={t("sellerOrders.callOff.do")}
      sending={moving}
      error={error}
      onSend={(reason) => move({ status: "cancelled", reason }, onClose)}
      onClose={onClose}
    />
  );
}
