import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { useSum } from "../../lib/use-sum.ts";
import type { ReturnDialogProps } from "./reject-dialog.tsx";
import { useReturnStep } from "./use-step.ts";

/** Confirms a refund, which cannot be undone. */
export default function RefundDialog({ item, onClose }: ReturnDialogProps) {
  const t = useTexts();
  const sum = useSum();
  const { move, moving, error } = useReturnStep(item.id);
  const isCash = item.paymentMethod === "cash";
  return (
    <QuestionDialog
      title={t(isCash ? "sellerReturns.acceptTitle" : "sellerReturns.refundTitle", {
        sum: sum(item.amount),
      })}
      text={t(isCash ? "sellerReturns.acceptText" : "sellerReturns.refundText")}
      act={t(isCash ? "sellerReturns.accept" : "sellerReturns.refundDo")}
      keep={t("parcels.notYet")}
      busy={moving}
      problem={error && describeError(error, t)}
      onAct={() => move({ status: "refunded" }, onClose)}
      onClose={onClose}
    />
  );
}
